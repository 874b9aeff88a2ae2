import { listOf } from './list-of';

/** Words before or behind the amount that is collected from the receiver. */
export const collectWords = listOf(
  '代收货款|代收款|代收尾款|代收车款|代收余款|代收金额|代收|货款|车款|尾款|余款|货到付款|货到收款|货到收|货到代收|收款|应收|应收款|货钱|车钱|收货款|cod|帮收|收车款|收货款|收尾款|收他|收她|收对方|收客户|到了收|到收',
);

/** Words before or behind the amount that the vehicles are insured for. */
export const insureWords = listOf(
  '保价金额|保价|声明价值|声明价|声明|保额|保值|投保金额|投保|保险金额|保险|货值|车价|价值|车值|车辆价值|买保险|车保|保个价|declared value|insurance|insured value|insured|insure|保',
);

/** Words between them and the amount. */
export const fillers = listOf(
  '金额|货款|车款|款|一共|总共|共|就|按|各|大概|约|帮我|给我|替我|每台|每辆|是|为|改成|价|个|吧|的|买|还差|差|也是|for|it|value|:|：|=|]|)| |,',
);

/** Characters of what is done with it. */
export const payVerbs = '付出给结掏认承包';

/** Who is called the side that pays. */
export const payingSides = {
  consignee: listOf(
    '收货|收件|收车|收方|收的|接车|客户|客人|买家|买方|对方付|卸车|卸货|收到|到了|车到|见车|见货|到家|receiver|consignee|recipient|乙方',
  ),
  consignor: listOf(
    '寄货|寄件|寄方|寄的|寄车|发货|发件|发方|发的|发车|卖家|卖方|货主|厂家|商家|装车|sender|shipper|consignor|prepaid|甲方|先付',
  ),
};
