import { expect, it } from 'vitest';
import { readFields } from '../corpus/read-fields.test-data';

it.each([
  [
    'tabs',
    '发货人\t电话\t发货地址\t收货人\t电话\t收货地址\t车型\t数量\n费良\t13967350482\t嘉兴南湖区中山路8号\t储红\t13856428195\t六安金寨县江店村70号\t台铃N9\t4',
  ],
  [
    'strokes, with an empty cell',
    '寄件人|寄件电话|寄件地址|收件人|收件电话|收件地址|代收|车型|数量\n费良|13967350482|嘉兴南湖区中山路8号|储红|13856428195|六安金寨县江店村70号||台铃N9|4',
  ],
])('a row below its titles is a form, between %s', (_, message) => {
  const found = readFields(message);
  const said = ['consignor.name', 'consignor.phone', 'consignee.name', 'consignee.phone', 'vehicle0.quantity'];
  expect(said.map((field) => found[field]?.value)).toEqual(['费良', '13967350482', '储红', '13856428195', '4']);
});
