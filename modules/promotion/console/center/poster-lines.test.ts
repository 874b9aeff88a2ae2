import { expect, it } from 'vitest';
import { toLines } from './poster-lines';

const upTo = (length: number) => (line: string) => line.length <= length;

it.each([
  ['Ship your bike', 9, ['Ship your', 'bike']],
  ['电动车、摩托车、三轮车', 5, ['电动车、摩', '托车、三轮', '车']],
  ['寄车，就用Waybill', 6, ['寄车，就用', 'Waybill']],
  ['short', 99, ['short']],
  ['extraordinary word', 4, ['extraordinary', 'word']],
  ['', 4, []],
])('"%s" in %i characters a line', (text, length, lines) => {
  expect(toLines(text, upTo(length))).toEqual(lines);
});
