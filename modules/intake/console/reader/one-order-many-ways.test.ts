import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
// The corpus is read with the list of the platform.
import { brands } from '@waybill/orders/server';
import { expect, it } from 'vitest';
import { corpusDay } from './corpus/slots.test-data';
import { toRegionNames } from './find-region';
import { recognise } from './recognise';
import { sureEnough } from './recognised';

const names = toRegionNames(toRegions(areaList));
const from = '嘉兴南湖区中山路8号 费良 13967350482';
const to = '六安金寨县江店村70号 储红 13856428195';

/** The same two sides, told in the ways of forms and chats. */
it.each([
  `起点👉${from}\n终点👉${to}`,
  `上车点：${from}\n下车点：${to}`,
  `始发:${from}\n目的:${to}`,
  `嘉兴→六安 // 雅迪一台 // 发 ${from} // 收 ${to}`,
  `从${from.replace(' ', '发，联系人')}，送到${to}`,
  `${from}，发到${to}，周六取车可以吗`,
  `${from}，发到${to}，12月3号上门提车。`,
  `到:${to}\n从:${from}`,
  `从哪：${from}\n到哪：${to}`,
  `收：${to}。货从我们这里拿 ${from}`,
  `出车 ${from}\n收车 ${to}\n雅迪一台`,
  `寄出人/ ${from}\n收的/ ${to}`,
  `Pickup: ${from}\nDrop: ${to}\nPick-up date 2026-11-28`,
  `①${from} ②${to} 从①到②，雅迪一台`,
  `A点 ${to}\nB点 ${from}\nA点是收的 B是发的`,
  `嘉兴→六安\n${from}\n${to}`,
  `嘉兴→六安\n${to}\n${from}`,
  `${to}\n${from}\n↑上面收下面发`,
  `甲方(出车)：${from}\n乙方(接车)：${to}`,
  `13500000001 这是我微信，不用管\n发 ${from}\n收 ${to}`,
  `网上买的，卖家在${from}，送到我这${to}`,
  `请到${from.replace(' ', '取车，联系')}，送${to.replace(' ', '，联系')}`,
  `从${from}寄到${to}，什么时候能来提车呀`,
  `提货:${from} //送货:${to} //30号提 //谢谢`,
  '收件人-储红 收件电话-13856428195 收件地址-六安金寨县江店村70号 寄件人-费良 寄件电话-13967350482 寄件地址-嘉兴南湖区中山路8号',
])('says for certain who sends and who receives: %s', (message) => {
  const { consignor, consignee, isAsked } = recognise(message, names, brands, corpusDay);
  expect(isAsked).toBe(false);
  expect([consignor.name?.value, consignee.name?.value]).toEqual(['费良', '储红']);
  for (const phone of [consignor.phone, consignee.phone]) expect(phone?.sure).toBeGreaterThanOrEqual(sureEnough);
  expect([consignor.phone?.value, consignee.phone?.value]).toEqual(['13967350482', '13856428195']);
});

it.each([`${from}\n${to}\n弟弟寄给哥哥`, `发货人 收货人\n${from} ${to}`, `想捎到六安去，${from}，${to}`])(
  'asks where words beside two sides do not say whose they are: %s',
  (message) => {
    expect(recognise(message, names, brands, corpusDay).isAsked).toBe(true);
  },
);
