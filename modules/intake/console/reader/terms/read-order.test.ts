import { expect, it } from 'vitest';
import { readFields, sides } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

it.each([
  ['车辆价值：人民币15800元，按此投保', 'order.insuredValue', '15800'],
  ['Insurance: RMB 3,000', 'order.insuredValue', '3000'],
  ['保价就按7000', 'order.insuredValue', '7000'],
  ['应收2580', 'order.cashOnDelivery', '2580'],
  ['Payment: monthly', 'order.payer', 'monthly'],
  ['谁掏运费：接车人', 'order.payer', 'consignee'],
  ['啥时候来拖：28号', 'order.day', '2026-11-28'],
  ['到了收8800再卸车', 'order.cashOnDelivery', '8800'],
  ['收货地址明早给你', 'order.day', undefined],
  ['其余的周三告诉你', 'order.day', undefined],
  ['能不能办月结', 'order.payer', undefined],
  ['两台爱玛，每台收5200', 'order.cashOnDelivery', '10400'],
  ['\n车 台铃 2\n代 5600', 'order.cashOnDelivery', '5600'],
  ['\n车 台铃 2\n代 5600', 'vehicle0.quantity', '2'],
  ['代收 18 000元', 'order.cashOnDelivery', '18000'],
  ['装车注意哈\n爱玛一台', 'order.remark', undefined],
  ['两台爱玛，保价各8000', 'order.insuredValue', '16000'],
  ['明天给我来拉', 'order.day', '2026-11-25'],
])('%s says %s: %s', (words, field, value) => {
  expect(readFields(`${sides}${words}`)[field]?.value).toBe(value);
});

it('offers what it was sold for, marked, where somebody is to collect and it is not said how much', () => {
  const found = readFields(`${sides}你们可以代收钱吧，爱玛一台，卖1950`)['order.cashOnDelivery'];
  expect(found?.value).toBe('1950');
  expect(found?.sure).toBeLessThan(sureEnough);
  expect(readFields(`${sides}爱玛一台，卖1950`)['order.cashOnDelivery']).toBeUndefined();
});

it.each([
  ['备注：代收尾款 24600', 'order.cashOnDelivery', '24600'],
  ['备注：到付', 'order.payer', 'consignee'],
  ['备注：到付', 'order.remark', undefined],
  ['备注：到付，叉车卸货', 'order.remark', '到付，叉车卸货'],
])('%s, as a remark, says %s: %s', (words, field, value) => {
  expect(readFields(`${sides}\n${words}`)[field]?.value).toBe(value);
});

it.each(['到付可以不？', '能到付吗', '货到付款能做不'])('who pays is marked where one asks: %s', (words) => {
  const payer = readFields(`${sides}${words}`)['order.payer'];
  expect(payer?.value).toBe('consignee');
  expect(payer?.sure).toBeLessThan(sureEnough);
});

it.each([
  ['2026-11-20来取', '2026-11-20'],
  ['11月20号来取', '2027-11-20'],
  ['取车时间：2025年12月3号', '2025-12-03'],
])('a day that is over is marked: %s', (words, day) => {
  const found = readFields(`${sides}${words}`)['order.day'];
  expect(found?.value).toBe(day);
  expect(found?.sure).toBeLessThan(sureEnough);
});
