import { listOf, wordTable } from './word-table';

/** Words between the word for an amount and the amount. */
export const fillers = listOf(
  '金额|货款|车款|款|一共|总共|共|就|按|各|大概|约|帮我|给我|替我|每台|每辆|是|为|改成|价|个|吧|的|买|还差|差|也是|for|it|value|:|：|=|]|)| |,',
);

/** Words for the side that pays, by that side. */
export const payingSides = wordTable(`
  consignee: 收货|收件|收车|收方|收的|接车|客户|客人|买家|买方|对方付|卸车|卸货|收到|到了|车到|见车|见货|到家|receiver|consignee|recipient|乙方
  consignor: 寄货|寄件|寄方|寄的|寄车|发货|发件|发方|发的|发车|卖家|卖方|货主|厂家|商家|装车|sender|shipper|consignor|prepaid|甲方|先付
`);
