import { describe, expect, it } from 'vitest';
import { isChineseName } from './chinese-name';

describe('isChineseName', () => {
  it.each([
    '张三',
    '欧阳娜娜',
    '诸葛亮',
    '龘龘',
    '㐂中',
    '\u{20000}\u{2a6d6}',
    '王\u{30edd}',
    '王\u{2ebf0}',
    '王\u{323b0}',
    '刘〇',
    '王\ufa0e',
  ])('accepts %s', (value) => expect(isChineseName(value)).toBe(true));

  it.each([
    '',
    '张',
    '爱新觉罗溥',
    '张 三',
    '张三 ',
    '张三\n',
    'Zhang',
    '张S',
    '张3',
    '々々',
    '⼀⼆',
    'ひら',
    '한글',
    '张\ud840',
    '张，',
  ])('refuses %j', (value) => expect(isChineseName(value)).toBe(false));

  it('counts an ideograph of an extension plane as one character', () => {
    expect(isChineseName('\u{20000}'.repeat(4))).toBe(true);
    expect(isChineseName('\u{20000}'.repeat(5))).toBe(false);
    expect(isChineseName('\u{20000}')).toBe(false);
  });

  it('takes the middle dot form only as an option', () => {
    const name = '买买提·阿不都热合曼';
    expect(isChineseName(name)).toBe(false);
    expect(isChineseName(name, { middleDot: true })).toBe(true);
    expect(isChineseName('阿依古丽·买买提·吐尔逊', { middleDot: true })).toBe(true);
  });

  it.each([
    '·阿不都',
    '买买提·',
    '买买提··阿不都',
    '买买提•阿不都',
    '买买提.阿不都',
    '买买提·A',
    `买${'买'.repeat(30)}·提`,
  ])('refuses %s with the option too', (value) => expect(isChineseName(value, { middleDot: true })).toBe(false));

  it('keeps to 2 to 4 characters for a name without a dot, with the option too', () => {
    expect(isChineseName('爱新觉罗溥', { middleDot: true })).toBe(false);
    expect(isChineseName('张三', { middleDot: true })).toBe(true);
  });
});
