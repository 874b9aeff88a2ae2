import type { Shape } from './slots.test-data';

/** Messages that name the roles of both sides, with all kinds of words. */
export const twoSides: readonly Shape[] = [
  ({ a, b }) => `寄件人：${a.name} ${a.phone} ${a.at}\n收件人：${b.name} ${b.phone} ${b.at}`,
  ({ a, b }) => `收件人：${b.name}，${b.phone}，${b.at}\n寄件人：${a.name}，${a.phone}，${a.at}`,
  ({ a, b, v }) =>
    `发货人:${a.name}\n电话:${a.phone}\n地址:${a.at}\n收货人:${b.name}\n电话:${b.phone}\n地址:${b.at}\n车型:${v.named}`,
  ({ a, b, v, quantity }) =>
    `${v.named}${quantity(1, '一台')} 从${a.region}${a.street}发到${b.region}${b.street}，发货人${a.name}${a.phone}，收货人${b.name}${b.phone}`,
  ({ a, b }) => `寄: ${a.at} ${a.name} ${a.phone}\n收: ${b.at} ${b.name} ${b.phone}`,
  ({ a, b }) => `发：${a.name}${a.phone}${a.at} 收：${b.name}${b.phone}${b.at}`,
  ({ a, b, v }) => `${a.region} ${a.name} ${a.phone} 发 ${b.region} ${b.name} ${b.phone} ${v.named}`,
  ({ a, b, payer }) => `${a.region}${a.name}${a.phone}发${b.region}${b.name}${b.phone}，${payer('consignee', '到付')}`,
  ({ a, b, v }) =>
    `提车地址：${a.at} 联系人${a.name} ${a.phone}\n送到：${b.at} 联系人${b.name} ${b.phone}\n车:${v.brand}`,
  ({ a, b, v, day }) =>
    `${day(1, '明天')}去${a.at}提车，找${a.name} ${a.phone}，送 ${b.at}，${b.name}收 ${b.phone}，${v.named}`,
  ({ a, b, cod }) =>
    `起点：${a.at}\n发车人：${a.name} ${a.phone}\n目的地：${b.at}\n接车人：${b.name} ${b.phone}\n代收货款${cod(2800)}元`,
  ({ a, b, v, insured }) =>
    `【发】${a.name} ${a.phone} ${a.at}\n【收】${b.name} ${b.phone} ${b.at}\n【车】${v.named}\n【保价】${insured(5000)}`,
  ({ a, b }) => `老板发个车🙏 寄件 ${a.name} ${a.phoneSpaced} ${a.at}；收件 ${b.name} ${b.phoneSpaced} ${b.at}`,
  ({ a, b, v, quantity }) =>
    `${v.named}${quantity(2, '两台')}，${a.region}到${b.region}，发货:${a.name} ${a.phone}，收货:${b.name} ${b.phone} ${b.street}`,
  ({ a, b, v, quantity }) =>
    `发货方：${a.firm} ${a.landline} ${a.at}\n收货方：${b.firm} ${b.landline} ${b.at}\n货物：${v.brand} x${quantity(3, '3')}`,
  ({ a, b }) => `我是${a.name}，${a.phone}，车在${a.at}。要寄到${b.at}，收车人${b.name}${b.phone}`,
  ({ a, b, v }) => `客户：${b.name} ${b.phoneDashed} ${b.at}\n发货仓库：${a.at} ${a.name} ${a.phoneDashed}\n${v.named}`,
  ({ a, b, remark }) =>
    `寄件人 ${a.name} ${a.phone}\n${a.at}\n\n收件人 ${b.name} ${b.phone}\n${b.at}\n备注：${remark('车钥匙在座垫下面')}`,
  ({ a, b, v, cod, payer }) =>
    `寄方:${a.name} ${a.phone} ${a.at}|收方:${b.name} ${b.phone} ${b.at}|${v.named}|代收${cod(3600)}|${payer('consignee', '运费到付')}`,
  ({ a, b, v }) => `收货地址 ${b.at} ${b.name} ${b.phone}\n发货地址 ${a.at} ${a.name} ${a.phone}\n车架号 ${v.frame}`,
  ({ a, b, v }) => `${a.name}（寄）${a.phone} ${a.at}\n${b.name}（收）${b.phone} ${b.at}\n车牌${v.plate}`,
  ({ a, b }) =>
    `发件信息\n姓名：${a.name}\n手机：${a.phone}\n地区：${a.region}\n详细地址：${a.street}\n收件信息\n姓名：${b.name}\n手机：${b.phone}\n地区：${b.region}\n详细地址：${b.street}`,
  ({ a, b, day, v, quantity }) => {
    const named = v.named;
    return `你好，${day(5, '周日')}帮我发${quantity(1, '一台')}${named}，从 ${a.region} 到 ${b.region}。取车找 ${a.name} ${a.phone}（${a.street}），收车 ${b.name} ${b.phone}（${b.street}）`;
  },
  ({ a, b, payer }) =>
    `sender ${a.name} ${a.phone} ${a.at}\nreceiver ${b.name} ${b.phone} ${b.at} ${payer('consignor', '寄付')}`,
  ({ a, b, v }) =>
    `发货：${a.name}/${a.phone}/${a.at}\n收货：${b.name}/${b.phone}/${b.at}\n品牌：${v.brand} 型号：${v.model}`,
  ({ a, b, insured, v }) =>
    `1.发车人 ${a.name} ${a.phone}\n2.发车地 ${a.at}\n3.收车人 ${b.name} ${b.phone}\n4.收车地 ${b.at}\n5.车型 ${v.named}\n6.车价 ${insured(8600)}元`,
  ({ a, b }) => `从 ${a.at} ${a.name} ${a.phone} 运到 ${b.at} ${b.name} ${b.phone}`,
  ({ a, b, v }) => `${v.named} 寄往${b.at} ${b.name} ${b.phone}，发货${a.at} ${a.name} ${a.phone}`,
  ({ a, b, day, payer }) =>
    `麻烦${day(2, '后天')}上门提货 ${a.at} ${a.name} ${a.phone} 谢谢～ 收货人${b.name} ${b.phone} ${b.at} ${payer('monthly', '月结')}`,
  ({ a, b, remark }) =>
    `寄 ${a.name} ${a.phone} ${a.at}，收 ${b.name} ${b.phone} ${b.at}，备注:${remark('轻拿轻放，不要打电话发短信')}`,
  ({ a, b }) => `寄件人：${a.firm}，400客服${a.service}，${a.at}；收件人：${b.name}，${b.phone}，${b.at}`,
  ({ a, b }) => `发货人${a.name}${a.phone}${a.at}收货人${b.name}${b.phone}${b.at}`,
  ({ a, b, v, cod }) =>
    `🛵${v.named}\n📤${a.at} ${a.name} ${a.phone} 寄\n📥${b.at} ${b.name} ${b.phone} 收\n💰代收 ${cod(1999)}`,
  ({ a, b, day }) =>
    `寄件:${a.at}，${a.name}，${a.phone}\n收件:${b.at}，${b.name}，${b.phone}\n取件时间 ${day(9, '12月3号')}`,
  ({ a, b, v, other, quantity }) =>
    `寄件人${a.name} ${a.phone} ${a.at} 收件人${b.name} ${b.phone} ${b.at} ${v.named}${quantity(1, '1辆')} ${other.named}${quantity(1, '1辆')}`,
  ({ a, b, v, other, quantity }) =>
    `发：${a.at} ${a.name} ${a.phone}\n到：${b.at} ${b.name} ${b.phone}\n${v.brand}${quantity(2, '2辆')} ${other.brand}${quantity(1, '1辆')}`,
  ({ a, b, cod, insured }) =>
    `寄件人:${a.name},${a.phone},${a.at}\n收件人:${b.name},${b.phone},${b.at}\n保价${insured(4000)} 代收货款${cod(3200)}`,
  ({ a, b }) =>
    `收件人姓名：${b.name}\n收件人电话：${b.phone}\n收件人地址：${b.at}\n寄件人姓名：${a.name}\n寄件人电话：${a.phone}\n寄件人地址：${a.at}`,
  ({ a, b, v }) => `${a.firm} ${a.phone} ${a.at} 发往 ${b.at} ${b.name} ${b.phone} 车：${v.brand}`,
  ({ a, b }) =>
    `发货联系人：${a.name} 手机${a.phone} 提货地址：${a.at} 收货联系人：${b.name} 手机${b.phone} 送货地址：${b.at}`,
  ({ a, b, v, day, cod, payer }) =>
    `${day(1, '明天上午')}提车 ${a.name} ${a.phone} ${a.at}\n送至 ${b.name} ${b.phone} ${b.at}\n${v.named} 车牌${v.plate} 代收款${cod(4500)} ${payer('consignee', '收方付')}`,
  ({ a, b }) => `寄：${a.name}，+86 ${a.phoneSpaced}，${a.at}。\n收：${b.name}，+86 ${b.phoneSpaced}，${b.at}。`,
  ({ a, b }) => `收　${b.name}　${b.phone}　${b.at}\n寄　${a.name}　${a.phone}　${a.at}`,
  ({ a, b }) => `寄件人：${a.name}，${a.overseas}，${a.at}\n收件人：${b.name}，${b.phone}，${b.at}`,
  ({ a, b, v }) => `卖家 ${a.name} ${a.phone} ${a.at}，买家 ${b.name} ${b.phone} ${b.at}，车是${v.named}`,
  ({ a, b, v }) =>
    `帮忙托运${v.named}，车在 ${a.at}，联系 ${a.name} ${a.phone}，送到 ${b.at}，${b.name} ${b.phone} 签收`,
  ({ a, b, insured, payer }) =>
    `始发地:${a.at} ${a.name} ${a.phone}\n到达地:${b.at} ${b.name} ${b.phone}\n声明价值${insured(12000)} ${payer('consignor', '现付')}`,
  ({ a, b, remark, v }) =>
    `发件：${a.name} ${a.phone} ${a.at}\n收件：${b.name} ${b.phone} ${b.at}\n${v.named}\n留言：${remark('电池单独打包')}`,
];
