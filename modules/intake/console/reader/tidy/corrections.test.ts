import { expect, it } from 'vitest';
import { asWritten } from '../rewrite';
import { correct } from './corrections';

it.each([
  ['红旗大道86号 曾老师，门牌是88号不是86号', '红旗大道88号 曾老师，'],
  ['电话15277140063 尾号不是0063是0068', '电话15277140068 '],
  ['拉2台小刀，另外是3台不是2台', '拉3台小刀，'],
  ['九号N70C,不对,是N90C 一台', '九号N90C 一台'],
  ['收货人张伟，不对不对，是张炜，扬州', '收货人张炜，扬州'],
  ['丛日新 一五六四二零八八七三一 不对 是15642088713', '丛日新 15642088713'],
])('%s is read as %s', (message, meant) => {
  const { written, replaced } = correct(asWritten(message));
  expect(written.text).toBe(meant);
  expect(replaced).toHaveLength(1);
  expect(written.origin).toHaveLength(meant.length);
});

it.each(['不是雅迪是爱玛', '不是我寄，是他寄', '一共不是1台是2台', '电话是13856428195'])(
  'what is wrong and stands nowhere before changes nothing: %s',
  (message) => {
    expect(correct(asWritten(message))).toEqual({ written: asWritten(message), replaced: [] });
  },
);
