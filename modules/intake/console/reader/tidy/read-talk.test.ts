import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
// The corpus is read with the list of the platform.
import { brands } from '@waybill/orders/server';
import { describe, expect, it } from 'vitest';
import { corpusDay } from '../corpus/slots.test-data';
import { toRegionNames } from '../find-region';
import { recognise } from '../recognise';
import { asWritten } from '../rewrite';
import { readTalk } from './read-talk';

const names = toRegionNames(toRegions(areaList));

const chat = `周明 11/23 19:42
在吗，想寄台电动车
顺达托运小李 11/23 19:43
在的，从哪里到哪里？
周明 11/23 19:45
南京江宁区弘景大道9号 到 安徽六安霍邱县城关镇光明大道8号
顺达托运小李 11/23 19:46
运费怎么付？
周明 11/23 19:48
我15900001234 收件李国强13900004321
周明 11/23 19:49
不要到付，我付`;

const asked = `客服：您好，请问从哪里发车？
我：镇江丹阳云阳街道东方路66号
客服：到哪里呢？
我：呼和浩特赛罕区大学西街235号
客服：收车人信息？
我：王娜，15800001111
客服：您的姓名电话？
我：许亮 13900002222`;

describe('a copied conversation', () => {
  it('loses its headings, times and questions, and names its customer [talk-is-read-without-headings]', () => {
    const talk = readTalk(asWritten(chat));
    expect(talk?.speaker).toBe('周明');
    expect(talk?.written.text).not.toMatch(/\d:\d|小李|怎么付/);
    expect(talk?.written.text).toContain('南京江宁区弘景大道9号');
  });

  it('is read with the subject of each question before its answer', () => {
    const { consignor, consignee } = recognise(asked, names, brands, corpusDay);
    expect([consignor.phone?.value, consignee.phone?.value]).toEqual(['13900002222', '15800001111']);
    expect([consignor.region?.value, consignee.region?.value]).toEqual(['321181', '150105']);
    expect(consignor.street?.value).toBe('云阳街道东方路66号');
  });

  it('offers the customer as the sender, marked, where no name is said, and takes no time of a heading for a day', () => {
    const { consignor, order } = recognise(chat, names, brands, corpusDay);
    expect(consignor.name).toEqual({ value: '周明', sure: 0.5, at: [] });
    expect(order.day).toBeUndefined();
    expect(order.payer?.value).not.toBe('consignee');
  });

  it('has its times before the names, too', () => {
    const { order, vehicles } = recognise(
      '2026/11/24 09:02 阿海\n要寄车\n2026/11/24 09:03 阿海\n车：哈雷883\n2026/11/24 09:05 客服小林\n保多少\n2026/11/24 09:06 阿海\n6万',
      names,
      brands,
      corpusDay,
    );
    expect([vehicles.length, order.insuredValue?.value, order.day]).toEqual([1, '60000', undefined]);
  });

  it('gives places of the message itself', () => {
    for (const message of [chat, asked]) {
      const { consignor, consignee } = recognise(message, names, brands, corpusDay);
      for (const phone of [consignor.phone, consignee.phone])
        for (const { from, to } of phone?.at ?? []) expect(message.slice(from, to)).toBe(phone?.value);
    }
  });

  it.each([
    ['a form', '姓名：周明\n电话：13900002222\n地址：南京江宁区弘景大道9号\n品牌：爱玛'],
    ['wished hours', '周三上午 9:00 来取\n或周四下午 14:30\n周明 13900002222'],
    ['two sides', '发货：周明 13900002222\n收货：李强 13900004321\n发货地：南京\n收货地：盐城'],
  ])('is not seen in %s', (_, message) => {
    expect(readTalk(asWritten(message))).toBeUndefined();
  });
});
