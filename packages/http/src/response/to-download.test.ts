import { expect, it } from 'vitest';
import { toFileName } from './to-download';

it.each([
  ['filename="order.csv"', 'order.csv'],
  ['filename="../../etc/passwd"', 'passwd'],
  ["filename*=UTF-8''%E8%BF%90%E5%8D%95.csv", '运单.csv'],
  ["filename*=UTF-8''invoice%E2%80%AEgpj.exe", 'invoicegpj.exe'],
  ["filename*=UTF-8''a%00b%0D%0Ac%7F%C2%85.txt", 'abc.txt'],
  ["filename*=UTF-8''%E2%81%A6%E2%80%8F%D8%9Cx%E2%80%A8.pdf", 'x.pdf'],
  ['filename="a\tb\u009f.txt"', 'ab.txt'],
  ["filename*=UTF-8''%E2%80%AE", undefined],
])(
  'the name proposed by %s keeps no path and nothing that controls or turns writing [name-downloaded-file]',
  (header, name) => {
    expect(toFileName(header)).toBe(name);
  },
);

/** Text in a header: each byte of its encoding is one character. */
const bytes = (hex: string) => hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));
// Each in GBK (Python: `'…'.encode('gbk').hex()`).
const order = bytes('d4cbb5a5');
const person = bytes('c0eef6ce');

it.each([
  ['percent encoding', 'attachment; filename="%E8%BF%90%E5%8D%95.csv"', '运单.csv'],
  ['percent encoding of GBK', 'filename=%D4%CB%B5%A5.csv', '运单.csv'],
  ['a percent sign that encodes nothing', 'filename="100%.csv"', '100%.csv'],
  ['a percent sign before hexadecimal digits by chance', 'filename="50%abc.csv"', '50%abc.csv'],
  ['raw UTF-8', `filename="${utf8('运单 2027.csv')}"`, '运单 2027.csv'],
  ['raw GBK', `filename="${order}.csv"`, '运单.csv'],
  ['raw GBK with a rare character', `filename="${person}.csv"`, '李鑫.csv'],
  ['raw Latin-1', 'filename="M\u00fcller größe.pdf"', 'Müller größe.pdf'],
  ['`filename*` in quotes', `filename="x.csv"; filename*="UTF-8''%E8%BF%90%E5%8D%95.csv"`, '运单.csv'],
  ['`filename*` with a quoted value', `filename*=utf-8''"%E8%BF%90%E5%8D%95.csv"`, '运单.csv'],
  ['`filename*` in GBK', "filename*=GBK''%D4%CB%B5%A5.csv", '运单.csv'],
  ['`filename*` in an unknown encoding', `filename="a.csv"; filename*=klingon''%D4.csv`, 'a.csv'],
  ['a path of raw UTF-8', `filename="${utf8('单/运单.csv')}"`, '运单.csv'],
])('reads a name in %s', (_, header, name) => {
  expect(toFileName(header)).toBe(name);
});

it('reads a quoted name of backslashes without an end in linear time', () => {
  expect(toFileName(`filename="${'\\'.repeat(5_000)}`)).toBeUndefined();
});
