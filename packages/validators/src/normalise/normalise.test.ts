import { describe, expect, it } from 'vitest';
import { isMobile } from '../contact/mobile';
import { isPhone } from '../contact/phone';
import { isChineseName } from '../identity/chinese-name';
import { isAmount } from '../number/amount';
import { isVehiclePlate } from '../vehicle/vehicle-plate';
import * as normalise from './normalise';

describe('typed or pasted text', () => {
  it.each([
    '138 1234 5678',
    '+86 138-1234-5678',
    '0086(138)12345678',
    '８６１３８１２３４５６７８',
    '\u202d13812345678\u202c',
  ])('%j is a mobile number', (value) => {
    expect(normalise.mobile(value)).toBe('13812345678');
    expect(isMobile(normalise.mobile(value))).toBe(true);
  });

  it.each([
    ['0571 8765 4321', '0571-87654321'],
    ['(0571)87654321转12', '0571-87654321-12'],
    ['010-6234-5678 ext. 8001', '010-62345678-8001'],
    ['+86 21 6234 5678', '021-62345678'],
    ['138 1234 5678', '13812345678'],
    ['400 820 1234', '400-820-1234'],
    ['4008-201-234', '400-820-1234'],
    ['8008201234转5', '800-820-1234-5'],
    ['(852) 9123 4567', '+85291234567'],
    ['00853-6612-3344', '+85366123344'],
    ['+886-2-2711-2233', '+886227112233'],
    ['+886 (0)912 345 678', '+886912345678'],
  ])('%j is the phone number %s', (value, phone) => {
    expect(normalise.phone(value)).toBe(phone);
    expect(normalise.phone(phone)).toBe(phone);
    expect(isPhone(phone, { service: true, greaterChina: true })).toBe(true);
  });

  it.each(['京a·12345', '京Ａ 12345', '京A-12345'])('%j is a plate', (value) => {
    expect(normalise.plate(value)).toBe('京A12345');
    expect(isVehiclePlate(normalise.plate(value))).toBe(true);
  });

  it.each(['￥1,234.50', '1,234.50元', ' １２３４．５０ ', 'CNY 1234.50'])('%j is an amount', (value) => {
    expect(normalise.amount(value)).toBe('1234.50');
    expect(isAmount(normalise.amount(value))).toBe(true);
  });

  it.each(['12,50', '1.234,50', '1 234,50', '1.234', '١٢٫٥٠', '১২.৫০'])(
    '%j, as other languages write amounts, is refused and never taken for another one',
    (value) => {
      expect(isAmount(normalise.amount(value))).toBe(false);
    },
  );

  it('is not guessed where it is wrong', () => {
    expect(normalise.mobile('+1 650 253 0000')).toBe('+16502530000');
    expect(normalise.phone('87654321')).toBe('87654321');
    expect(normalise.amount('1,23')).toBe('1,23');
    expect(normalise.vin('lbbpe4507sb12345o')).toBe('LBBPE4507SB12345O');
  });

  it('is a name without spaces between its characters, with one kind of dot', () => {
    expect(normalise.name(' 张 三 ')).toBe('张三');
    expect(normalise.name('买买提 • 阿不都')).toBe('买买提·阿不都');
    expect(normalise.name('John  Smith')).toBe('John Smith');
    expect(normalise.name('Lisa  刘')).toBe('Lisa 刘');
    expect(isChineseName(normalise.name('张\u3000三'))).toBe(true);
  });

  it('is a sentence as it was written', () => {
    const remark = '电池（另寄），钥匙在门卫：找“老王”；别压！ＡＢ１２ OK？';
    expect(normalise.prose(` \u202d${remark}\u3000\n`)).toBe(remark);
    expect(normalise.prose('一\n二')).toBe('一 二');
    expect(normalise.prose(12)).toBe('12');
  });

  it('is an address whose letters and digits have one width', () => {
    expect(normalise.address('解放路５０８号（东门），Ａ座')).toBe('解放路508号（东门），A座');
  });

  it('is a number in capitals without separators', () => {
    expect(normalise.idCard('110105 19491231 002x')).toBe('11010519491231002X');
    expect(normalise.creditCode('9135 0100 m000 100y 43')).toBe('91350100M000100Y43');
    expect(normalise.containerNumber('CSQU 305438-3')).toBe('CSQU3054383');
    expect(normalise.bankCard('6222 0260 0670 5354 216')).toBe('6222026006705354216');
    expect(normalise.text(12)).toBe('12');
  });

  // One of each category of invisible characters: format, nonspacing mark, letter, symbol, separator.
  it.each([
    ...'\u00ad\u034f\u061c\u115f\u17b4\u180b\u180e\u200b\u200d\u2028\u2060\u2800\u3164\ufe0f\ufeff\uffa0\u{1d159}\u{e0041}\u{e0101}',
  ])('loses the invisible %j in every rule', (sign) => {
    const { prose, text, address, ...numbers } = normalise;
    for (const sentence of [prose, text, address]) {
      expect(sentence(`${sign}运单${sign}`)).toBe('运单');
      expect(sentence(sign)).toBe('');
    }
    const values = {
      mobile: '13812345678',
      phone: '0571-87654321',
      plate: '京A12345',
      vin: '1M8GDM9AXKP042788',
      idCard: '11010519491231002X',
      creditCode: '91350100M000100Y43',
      bankCard: '6222026006705354216',
      containerNumber: 'CSQU3054383',
      name: '张三',
      amount: '1234.50',
    } satisfies Record<keyof typeof numbers, string>;
    for (const [name, value] of Object.entries(values)) {
      const pasted = [...value].join(sign) + sign;
      expect(numbers[name as keyof typeof values](pasted), name).toBe(value);
    }
  });
});
