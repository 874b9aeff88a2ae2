import { areaList } from '@vant/area-data';
import { expect, it } from 'vitest';
// The corpus is read with the list of the platform.
import { brands } from '../../../../../sandbox/src/features/orders/brands';
import { toRegions } from '../regions/regions';
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
  `提货:${from} //送货:${to} //30号提 //谢谢`,
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
