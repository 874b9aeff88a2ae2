import { expect, it } from 'vitest';
import { readFields } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

const [from, to] = ['嘉兴南湖区中山路8号', '六安金寨县江店村70号'];

it.each<[message: string, consignor: string, isSure: boolean]>([
  // Two places with a word each, and people in the order of their places.
  [`从${from}提，送${to}，提货找费良 13967350482，到了联系储红 13856428195`, '13967350482', true],
  [`${from}➡️${to} 📞我的13967350482（费良）📞妈妈的13856428195（储红）我要寄回家`, '13967350482', true],
  // The writer and his own people: he sends, or it comes to him.
  [`毕业寄车\n我：${from} 费良 13967350482\n家里：${to} 储红 13856428195`, '13967350482', true],
  [`我弟把车骑走了，想弄回来。他在${from}，叫费良，13967350482。我在${to}，储红，13856428195`, '13967350482', true],
  [`闲鱼上收了一台雅迪，卖家在${from} 费良 13967350482，我人在${to} 储红 13856428195`, '13967350482', true],
  [`要寄车的是我妈，她在${from}，费良 13967350482，我在${to}收，储红 13856428195`, '13967350482', true],
  [`返厂一台，我这边：${from} 费良 13967350482\n厂家收：${to} 储红 13856428195`, '13967350482', true],
  [`收货单位：${to}，储红 13856428195\n送货单位：${from}，费良 13967350482`, '13967350482', true],
  [`客户：费良 13967350482 ${from}\n收方：${to} 储红 13856428195`, '13967350482', true],
  [`${from} 费良 13967350482 提，${to} 交 储红 13856428195`, '13967350482', true],
  [
    `发一台车，${from}到${to}，对方姓储，储红，13856428195，我这边费良，13967350482，他掏，货到现结`,
    '13967350482',
    true,
  ],
  [`从${from}运去${to}。我爸在家收。我电话13967350482，我爸电话13856428195，我叫费良`, '13967350482', true],
  [`我 13967350482 费良 ${from}\n她 13856428195 储红 ${to}\n把那辆雅迪给她`, '13967350482', true],
  [`仓：${from}，费良 13967350482\n店：${to}，储红 13856428195`, '13967350482', true],
  ['毕节七星关区洪山街道 → 遵义汇川区高桥街道。发 费良13967350482 收 储红13856428195', '13967350482', true],
  [`客户：费良 13967350482，取车：${from}，送车：${to}，收车：储红 13856428195`, '13967350482', true],
  [`启运 ${from} 费良 13967350482\n目的 ${to} 储红 13856428195`, '13967350482', true],
  [`车在他那里：${from} 他叫费良 13967350482 我要弄回我自己家：${to} 我叫储红 13856428195`, '13967350482', true],
  [`我在淘宝买了一辆，卖家那边：${from}，店里电话13967350482。我这边：${to}，储红，13856428195`, '13967350482', true],
  // What comes to the writer is no vehicle.
  [`我在${from}，费良，13967350482，发到${to} 储红 13856428195，车款2600帮我收回来`, '13967350482', true],
  [`我在${from}，费良，13967350482，发到${to} 储红 13856428195，单号发给我`, '13967350482', true],
  // The place that is named again says whose number it is.
  [
    '嘉兴南湖区中山路8号拉到六安金寨县江店村70号 六安那边储红 13856428195 嘉兴这边费良 13967350482',
    '13967350482',
    false,
  ],
  // That the writer sends follows from one word; nothing else says whose place is whose.
  [
    `${from} 费良 13967350482，${to} 储红 13856428195，我想寄给我妈，我13967350482，我妈13856428195`,
    '13967350482',
    false,
  ],
  [`本人在${from} 费良 13967350482，老妈住${to} 储红 13856428195，帮我弄给老妈`, '13967350482', false],
  // What was said before is turned round.
  [`发${from} 费良 13967350482，到${to} 储红 13856428195，这次反着来，储红13856428195拉回给费良`, '13967350482', false],
])('%s is sent by %s, for certain: %s', (message, consignor, isSure) => {
  const { value, sure } = readFields(message)['consignor.phone'] ?? {};
  expect([value, (sure ?? 0) >= sureEnough]).toEqual([consignor, isSure]);
});
