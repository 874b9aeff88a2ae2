import { describe, expect, it } from 'vitest';
import { readFields, sides } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

describe('a vehicle', () => {
  it.each([
    ['货：爱玛A500（两台）', 'vehicle0.quantity', '2'],
    ['车 五羊 - 本田 喜鲨125 一台', 'vehicle0.brand', '五羊本田'],
    ['车本田 CB190 一台', 'vehicle0.brand', '本田'],
    ['福田三轮2+爱玛电动车4', 'vehicle1.quantity', '4'],
    ['福田三轮2+爱玛电动车4', 'vehicle0.quantity', '2'],
    ['一个福田三轮一个爱玛两轮', 'vehicle1.quantity', '1'],
    ['商品:爱玛 件:3', 'vehicle0.quantity', '3'],
    ['物:爱玛/AIMA/1台', 'vehicle0.quantity', '1'],
    ['一台 建设雅马哈不是，是 豪爵 悦星125', 'vehicle0.brand', '豪爵'],
    ['爱玛一台 型号我不清楚', 'vehicle0.model', undefined],
    ['两台爱玛要走', 'vehicle0.model', undefined],
    ['要托运一辆台铃回赤峰', 'vehicle0.model', undefined],
    ['发件：凯旋车城 13967350482 嘉兴南湖区中山路8号', 'vehicle0.brand', undefined],
    [
      '出库：鑫源机车 024-31869057 于洪区黄河北大街81号，入库：铁马摩托 0433-2916380 敦化市翰章大街7号，豪爵XCR300 2台',
      'vehicle0.brand',
      '豪爵',
    ],
    ['车：雅迪电动车 13967350482', 'vehicle0.brand', '雅迪'],
    ['货物：一台雅迪电动车 13967350482', 'vehicle0.brand', '雅迪'],
    ['收货方：烟台凯旋摩托 0535-6912030', 'vehicle0.brand', undefined],
    ['分别是 豪爵悦星 雅马哈尚领', 'vehicle1.model', '尚领'],
    ['雅迪电动车 3台 型号雅迪DE2', 'vehicle0.model', 'DE2'],
    ['送到我们凤凰城12栋', 'vehicle0.brand', undefined],
    ['货为雅迪DE2', 'vehicle0.brand', '雅迪'],
    ['本田Super Cub 110 一台', 'vehicle0.model', 'Super Cub 110'],
    ['爱玛电动车 型号Q90', 'vehicle0.model', 'Q90'],
    ['嘉兴到枣阳小牛U1一台多少钱', 'vehicle0.model', 'U1'],
    ['给她寄辆雅迪过去', 'vehicle0.brand', '雅迪'],
    ['请问小牛电动车要多少钱', 'vehicle0.brand', '小牛'],
    ['雅迪电动车 3台 型号雅迪DE2', 'vehicle1.brand', undefined],
    ['本田CM300和川崎W800两台车', 'vehicle0.quantity', undefined],
    ['本田CM300和川崎W800两台车', 'vehicle1.quantity', undefined],
    ['发：桥北 爱玛电动车 0573-82060317 嘉兴南湖区中山路8号', 'vehicle0.brand', undefined],
  ])('%s says %s: %s', (words, field, value) => {
    expect(readFields(`${sides}${words}`)[field]?.value).toBe(value);
  });

  it.each(['运两台摩托 一台国宾 一台无极500R', '寄两台车，一台踏板摩托车', '共5台，爱玛2台，雅迪2台'])(
    'the numbers of vehicles that do not make up what is said of all are marked: %s',
    (words) => {
      expect(readFields(`${sides}${words}`)['vehicle0.quantity']?.sure).toBeLessThan(sureEnough);
    },
  );

  it.each([
    ['车：新日XC3，1', 'vehicle0.quantity'],
    ['爱玛晶灵，到付', 'vehicle0.model'],
    ['雅迪一辆，车牌赣F2K87', 'vehicle0.plate'],
    ['下周一来拿', 'order.day'],
  ])('is sure where nothing else can be meant: %s', (words, field) => {
    expect(readFields(`${sides}${words}`)[field]?.sure).toBeGreaterThanOrEqual(sureEnough);
  });
});

describe('an address', () => {
  it.each([
    ['收：六安金寨县江店路70号3栋2单元 储红 13856428195', 'consignee.street'],
    ['收：六安金寨县江店路70号 我姑 储红 13856428195', 'consignee.street'],
    ['收 储红 13856428195 六安金寨县江店路70号\n承运：爱玛一台', 'consignee.street'],
    ['收 储红 13856428195 常熟海虞北路55号', 'consignee.region'],
  ])('is sure where nothing else can be meant: %s', (message, field) => {
    expect(readFields(message)[field]?.sure).toBeGreaterThanOrEqual(sureEnough);
  });

  it('may have its places apart by dots', () => {
    const found = readFields('收：六安·金寨县·江店路70号 储红 13856428195');
    expect([found['consignee.region']?.value, found['consignee.street']?.value]).toEqual(['341524', '江店路70号']);
  });
});

it.each([
  ['车子小牛的 型号忘了', '小牛', undefined],
  ['我的爱玛能不能明天来拉', '爱玛', undefined],
  ['先问下电动车怎么打包', undefined, undefined],
  ['车子是绿源液冷车', '绿源', undefined],
  ['品牌 绿源 数量 6', '绿源', undefined],
  ['电摩 台铃赤兔', '台铃', '赤兔'],
  ['bike: NIU MQi2 pay: 寄付', '小牛', 'MQi2'],
  ['两轮电动，牌子叫欧派', '欧派', undefined],
])('%s is of %s', (said, brand, model) => {
  const found = readFields(`${sides}${said}`);
  expect([found['vehicle0.brand']?.value, found['vehicle0.model']?.value]).toEqual([brand, model]);
});

it('the plate of an e-bike begins with its whole city', () => {
  expect(readFields(`${sides}台铃 车牌 南宁AB8210`)['vehicle0.plate']?.value).toBe('南宁AB8210');
});

it('a model goes before the colour of it', () => {
  const found = readFields(`${sides}雅迪DX5白色、爱玛元宇宙粉色`);
  expect([found['vehicle1.brand']?.value, found['vehicle1.model']?.value]).toEqual(['爱玛', '元宇宙']);
});

it.each([
  ['5台雅迪6台爱玛', '5', '6'],
  ['雅迪5台爱玛6台', '5', '6'],
  ['三台 雅迪1台 爱玛2台', '1', '2'],
])('%s counts each', (said, one, two) => {
  const found = readFields(`${sides}${said}`);
  expect([found['vehicle0.quantity']?.value, found['vehicle1.quantity']?.value]).toEqual([one, two]);
});

it('a brand in Latin letters behind a count is no greeting', () => {
  expect(readFields('一台NIU，从嘉兴南湖区中山路8号')['vehicle0.brand']?.value).toBe('小牛');
});

it('a capital X and a number are a model where the number of them is said too, and marked where it is not', () => {
  const [model, count] = ['vehicle0.model', 'vehicle0.quantity'].map(
    (field) => readFields(`${sides}小刀X7 数量：12台`)[field],
  );
  expect([model?.value, count?.value]).toEqual(['X7', '12']);
  expect(readFields(`${sides}小刀X7`)['vehicle0.quantity']?.sure).toBeLessThan(sureEnough);
});

it('a warehouse that is called by a brand is no vehicle', () => {
  expect(readFields(`${sides}小刀电动车，在安镇 小刀一号库`)['vehicle1.brand']).toBeUndefined();
});

it.each([
  ['两台摩托，豪爵UHR150和铃木UY125', ['豪爵', 'UHR150'], ['铃木', 'UY125']],
  ['电动三轮一台 雅迪电动车一台', [undefined, undefined], ['雅迪', undefined]],
  ['雅迪 2\n台铃 1', ['雅迪', undefined], ['台铃', undefined]],
  ['雅迪：DE2两台；爱玛：A310三台', ['雅迪', 'DE2'], ['爱玛', 'A310']],
])('%s are two vehicles', (said, ...both) => {
  const found = readFields(`${sides}\n${said}`);
  const read = [0, 1].map((at) => [found[`vehicle${at}.brand`]?.value, found[`vehicle${at}.model`]?.value]);
  expect(read).toEqual(both);
});

it('a kind that none of the brands is, and is counted, is a vehicle of its own', () => {
  const found = readFields(`${sides}电动三轮一台 雅迪电动车一台 本田踏板一台`);
  expect([0, 1, 2].map((at) => found[`vehicle${at}.category`]?.value)).toEqual(['tricycle', 'ebike', 'motorcycle']);
});

it('is counted behind its colour, too', () => {
  const found = readFields(`${sides}雅迪DE8白色2台，爱玛黑色3台`);
  expect([found['vehicle0.quantity']?.value, found['vehicle1.quantity']?.value]).toEqual(['2', '3']);
});
