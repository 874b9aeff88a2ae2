import { expect, it } from 'vitest';
import { readFields } from '../corpus/read-fields.test-data';

it.each(['1 3 9-6 7 3 5-0 4 8 2', '139/6735/0482', '1396_7350_482', '一三九，六七三五，零四八二'])(
  'a number is read with whatever signs stand between its digits: %s',
  (written) => {
    expect(readFields(`发件：嘉兴南湖区中山路8号 费良 ${written}`)['consignor.phone']?.value).toBe('13967350482');
  },
);

it('more digits than a number has are none', () => {
  expect(readFields('发件：嘉兴南湖区中山路8号 费良 139/6735/0482/11')['consignor.phone']).toBeUndefined();
});
