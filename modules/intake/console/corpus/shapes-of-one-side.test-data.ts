import type { Shape } from './slots.test-data';

/** Messages about one side, with or without its role, and messages with two sides but no roles. */
export const oneSide: readonly Shape[] = [
  ({ b }) => `收件人：${b.name}\n电话：${b.phone}\n地址：${b.at}`,
  ({ b }) => `收货人 ${b.name}，${b.phone}，${b.at}`,
  ({ b }) => `寄到${b.at}，${b.name}，${b.phone}`,
  ({ b, v }) => `${b.at} ${b.name}收 ${b.phone} ${v.named}`,
  ({ b, cod }) => `送到 ${b.at}，${b.name} ${b.phoneSpaced}，代收货款${cod(1500)}`,
  ({ b, payer }) => `收货地址：${b.at}，收货人：${b.firm}，电话：${b.landline}，${payer('consignee', '到付')}`,
  ({ b, v, quantity }) => `发给${b.name} ${b.phone} ${b.at} ${v.named} x${quantity(2, '2')}`,
  ({ a }) => `寄件人：${a.name} ${a.phone} ${a.at}`,
  ({ a, day }) => `上门提车：${a.at} ${a.name} ${a.phone} ${day(1, '明天下午')}`,
  ({ a, v }) => `发货地址 ${a.at} ${a.name} ${a.phone}，${v.named}`,
  ({ a, v }) => `提货：${a.at} 找${a.name} ${a.phone} 车牌 ${v.plate}`,
  ({ a, insured, v }) => `寄件：${a.name} ${a.phone} ${a.at} ${v.named} 保价${insured(6000)}元`,
  ({ b, day }) => `${day(3, '周五')}送 ${b.at} ${b.name} ${b.phone}`,
  ({ b, v }) => `目的地 ${b.at} 联系人 ${b.name} ${b.phone} 整车编码${v.frame}`,
  ({ b, remark }) => `收: ${b.name} ${b.phone} ${b.at} 备注: ${remark('周末送货')}`,
  ({ a, open }) => open(`${a.name} ${a.phone} ${a.at}`),
  ({ a, open }) => open(`${a.at} ${a.name} ${a.phone}`),
  ({ a, open }) => open(`${a.name}，${a.phone}，${a.at}`),
  ({ a, open, v }) => open(`${a.name}${a.phone}${a.at} ${v.named}`),
  ({ a, open }) => open(`${a.at}${a.name}${a.phone}`),
  ({ a, b, open }) => open(`${a.name} ${a.phone} ${a.at}\n${b.name} ${b.phone} ${b.at}`),
  ({ a, b, open, v }) => open(`${v.named} ${a.at} ${a.name} ${a.phone}；${b.at} ${b.name} ${b.phone}`),
  ({ v, quantity, cod }) => `${v.named}${quantity(2, '2台')} 代收${cod(900)}`,
  ({ v, insured }) => `车型${v.named} 车架号${v.frame} 保额${insured(9000)}`,
  ({ b }) => `${b.name} ${b.phone} ${b.at} 这是收货地址`,
  ({ a }) => `${a.name} ${a.phone} ${a.at} 从这里发货`,
  ({ b, v, payer }) => `收件 ${b.firm} ${b.service} ${b.at} ${v.brand} ${payer('monthly', '月结')}`,
];

/** Messages with text that no rule covers; no field may show such text as certain. */
export const strays: readonly Shape[] = [
  ({ a, b, rest }) =>
    `寄件人：${a.name} ${a.phone} ${a.at} ${rest('车库门口有监控')}\n收件人：${b.name} ${b.phone} ${b.at}`,
  ({ a, b, rest }) =>
    `寄 ${a.name} ${a.phone} ${a.at}\n收 ${b.name} ${b.phone} ${b.at}\n${rest('右边后视镜掉了一颗螺丝')}`,
  ({ b, rest }) => `收件人：${b.name} ${b.phone} ${b.at}，${rest('到了提前半小时打电话')}`,
  ({ a, b, rest }) => `发：${a.at} ${a.name} ${a.phone}（${rest('下班前都在')}）\n收：${b.at} ${b.name} ${b.phone}`,
  ({ a, b, rest, v }) =>
    `${rest('老板在吗')}，寄件${a.name} ${a.phone} ${a.at}，收件${b.name} ${b.phone} ${b.at}，${v.named}`,
  ({ a, b, v, rest }) =>
    `发货人${a.name} ${a.phone} ${a.at} 收货人${b.name} ${b.phone} ${b.at} ${v.named} ${rest('没有合格证')}`,
];
