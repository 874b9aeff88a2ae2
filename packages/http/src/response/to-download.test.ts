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
