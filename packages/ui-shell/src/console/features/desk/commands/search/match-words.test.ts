import { describe, expect, it } from 'vitest';
import { isNear, lacksTwo, matchWords, toComparable, toFindable } from './match-words';

const quickOrder = toFindable(['快速下单', 'Quick order'], 'kuai su xia dan');
const find = (query: string) => matchWords(quickOrder, toComparable(query));

describe('a command is found', () => {
  it.each([
    '快速下单',
    '下单',
    '下\u3164单\u200b',
    'Quick order',
    'order',
    'ord qui',
    'QO',
    'kuaisuxiadan',
    'kuai su',
    'ksxd',
    'kuaisxd',
    'xiadan',
    'xd',
  ])('by %s', (query) => expect(find(query)).toBeGreaterThan(0));

  it.each(['quikc', 'qick order', 'quixk', 'ordder', 'kuaisuxiafan'])('by %s, with one letter wrong', (query) =>
    expect(find(query)).toBe(10),
  );

  it.each(['quikordr', 'quckordr', 'kuasuxiadn'])(
    'by %s, with two letters missing in a long word [palette-two-missing]',
    (query) => expect(find(query)).toBe(5),
  );

  it.each(['list', '运单', 'xdks', 'quxxk', 'ordersx'])('not by %s', (query) => expect(find(query)).toBe(0));

  it('before others by its title than by a letter that is wrong', () => {
    const scores = ['快速下单', '快速', 'order', 'ksxd', 'dan', 'quikc', 'quckordr'].map(find);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });
});

it('one letter may be wrong, no more', () => {
  expect(['abcd', 'abxd', 'abcxd', 'abd', 'acbd', 'abc'].filter((text) => isNear('abcd', text))).toEqual([
    'abcd',
    'abxd',
    'abcxd',
    'abd',
    'acbd',
    'abc',
  ]);
  expect(['abxy', 'dcba', 'a'].some((text) => isNear('abcd', text))).toBe(false);
});

it('two letters may be missing in a word of eight or more, the first never', () => {
  const matches = ['promton', 'prmtion', 'romtion', 'pomotn', 'promotin', 'promtom'].filter((query) =>
    lacksTwo(query, 'promotion'),
  );
  expect(matches).toEqual(['promton', 'prmtion']);
  expect(lacksTwo('drver', 'drivers')).toBe(false);
});
