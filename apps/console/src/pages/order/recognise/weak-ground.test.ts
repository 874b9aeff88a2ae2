import { expect, it } from 'vitest';
import { readFields } from './corpus/read-fields.test-data';
import { sureEnough } from './recognised';

it.each<[message: string, field: string]>([
  ['收件人：三号仓\n六安金寨县江店村70号 13856428195', 'consignee.name'],
  ['收：六安金寨县江店村70号 plum 13856428195', 'consignee.name'],
  ['收件人：六安金寨县江店村70号，全包装\n13856428195', 'consignee.name'],
  ['收：六安金寨县江店村70号 老乡里刘姐 13856428195', 'consignee.name'],
  ['收：六安金寨县江店路8号轮胎行后门，储红 13856428195', 'consignee.street'],
  ['收：六安金寨县江店路河畔门面 储红 13856428195', 'consignee.street'],
])('%s does not say %s for certain', (message, field) => {
  expect(readFields(message)[field]?.sure ?? 0).toBeLessThan(sureEnough);
});

it.each<[message: string, field: string]>([
  ['收件人：全福 13856428195 六安金寨县江店村70号', 'consignee.name'],
  ['收：六安金寨县江店村70号 储红 13856428195', 'consignee.name'],
  ['收：六安金寨县江店路8号2栋301，储红 13856428195', 'consignee.street'],
])('%s says %s for certain', (message, field) => {
  expect(readFields(message)[field]?.sure ?? 0).toBeGreaterThanOrEqual(sureEnough);
});
