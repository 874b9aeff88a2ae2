import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
import { expect, it } from 'vitest';
import { readFields, sides } from './corpus/read-fields.test-data';
import { corpusDay } from './corpus/slots.test-data';
import { toRegionNames } from './find-region';
import { recognise } from './recognise';
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

it('asks, and proposes by the place that it starts from, where words about the writer say the contrary', () => {
  const { isAsked, consignor, consignee } = recognise(
    '想把车从合肥寄回老家，他在蜀山区长江西路3号，叫费良 13967350482，我在六安金寨县江店路7号，我叫储红 13856428195',
    toRegionNames(toRegions(areaList)),
    [],
    corpusDay,
  );
  expect(isAsked).toBe(true);
  expect([consignor.name?.value, consignee.name?.value]).toEqual(['费良', '储红']);
  expect([consignor.region?.value, consignee.region?.value]).toEqual(['340104', '341524']);
});

it('asks where one word of many senses tells the way', () => {
  const { isAsked } = recognise(
    '要货 储红 13856428195\n货从我们嘉兴南湖区走\n六安金寨县江店路7号',
    toRegionNames(toRegions(areaList)),
    [],
    corpusDay,
  );
  expect(isAsked).toBe(true);
});

it.each([
  ['the last day on which it may be', `${sides}下周二之前要发走`, 'order.day'],
  ['a name where nobody can be called', '从乌鲁木齐到兰州的摩托车托运，大排', 'consignee.name'],
  ['a street with the number of an order', '收：六安金寨县江店镇储家工厂单号8812 13856428195', 'consignee.street'],
  [
    'the home of the writer beside who receives',
    '我家在六安金寨县江店村70号。收件人储红13856428195',
    'consignor.region',
  ],
  ['a place that has changed', '收货地址变了，六安金寨县江店村70号 储红 13856428195', 'consignee.region'],
  ['a street with somebody behind its number', '收：六安金寨县江店镇江店路16号储国栋13856428195', 'consignee.street'],
  ['a street before more of its place', '发：嘉兴南湖区中山路 南湖区第三小学旁边 费良 13967350482', 'consignor.street'],
  ['a model behind a kind', `${sides}爱玛电动车 仓储 2台`, 'vehicle0.model'],
  ['a brand beside a vehicle, which may be a shop', `${sides}雅迪冠能E8一台，爱玛，大棚里`, 'vehicle1.brand'],
])('%s is marked', (_, message, field) => {
  expect(readFields(message)[field]?.sure).toBeLessThan(sureEnough);
});

it('a brand behind the word for vehicle is one, also as it is written in Hong Kong', () => {
  expect(readFields(`${sides}電單車一部，車係本田 CB400X`)['vehicle0.brand']?.value).toBe('本田');
});

const way = '发 13967350482\n收 13856428195\n电动车一台 嘉兴南湖到六安金寨';

it.each<[message: string, field: string, value: string]>([
  [way, 'consignor.region', '330402'],
  [way, 'consignee.region', '341524'],
  ['收：包头昆区 钢铁大街8号 储红 13856428195', 'consignee.region', '150203'],
  [`${sides}车辆=雅迪T5；数量=3`, 'vehicle0.quantity', '3'],
  ['ship 2 NIU MQi2, sender Kevin Wang 13967350482', 'vehicle0.quantity', '2'],
  [`${sides}绿源 LIVA3 车架号177512409008632 白色两台`, 'vehicle0.quantity', '2'],
  [`${sides}提货时间：11/27 下午2点`, 'order.day', '2026-11-27'],
  [`${sides}Pick up this Fri`, 'order.day', '2026-11-27'],
  ['收货的人叫储红他的电话是13856428195，六安金寨县江店路7号', 'consignee.name', '储红'],
])('%s says %s: %s', (message, field, value) => {
  expect(readFields(message)[field]?.value).toBe(value);
});

it.each<[message: string, field: string, value: string]>([
  ['收：六安金寨县江店路7号，是我外甥储红收，13856428195', 'consignee.name', '储红'],
  ['收：六安金寨县江店路7号，储姐接车，电话13856428195', 'consignee.name', '储姐'],
  ['收：六安金寨县江店路7号 储国栋 13856428195', 'consignee.name', '储国栋'],
  [`${sides}雅迪冠能6代6台`, 'vehicle0.model', '冠能6代'],
  [`${sides}车子是小刀X5一个`, 'vehicle0.quantity', '1'],
  [`${sides}车子是小刀X5一个`, 'vehicle0.model', 'X5'],
  [
    '六安金寨县江店路7号\n嘉兴南湖区中山路8号\n第一行是收车地址 叫储红 13856428195\n第二行是寄车地址 叫费良 13967350482',
    'consignee.region',
    '341524',
  ],
])('%s says %s: %s', (message, field, value) => {
  expect(readFields(message)[field]?.value).toBe(value);
});

it('a firm that hangs on its place may go on with it', () => {
  const name = readFields('发：嘉兴南湖车友汇，13967350482，中山路8号')['consignor.name'];
  expect(name?.sure).toBeLessThan(sureEnough);
});

it('a shop behind the number of a house, where somebody is named, is no reason for a mark', () => {
  const street = readFields('收：六安金寨县江店路7号红梅车行 储红 13856428195')['consignee.street'];
  expect([street?.value, (street?.sure ?? 0) >= sureEnough]).toEqual(['江店路7号红梅车行', true]);
});

it('a correction of one side leaves the other one as sure as it was', () => {
  const found = readFields(
    `发货电话写错了，不是13967350481，是13967350482，费良，收货不变：六安金寨县江店路7号 储红 13856428195`,
  );
  expect(found['consignor.phone']?.sure).toBeLessThan(sureEnough);
  expect(found['consignee.phone']?.sure).toBeGreaterThanOrEqual(sureEnough);
});

it.each([
  '从嘉兴南湖区到六安金寨县，他手机13967350482',
  '从嘉兴南湖区 到六安金寨县 爱玛一台 怎么走 13967350482',
  '从嘉兴南湖区到六安金寨县江店镇，同城能送不，13967350482',
])('a number behind a way and something else is of either side: %s', (message) => {
  expect(readFields(message)['consignee.phone']?.sure ?? 0).toBeLessThan(sureEnough);
});
