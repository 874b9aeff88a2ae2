import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { toRegions } from '../regions/regions';
import { toRegionNames } from './find-region';
import { exampleMessages } from './messages.test-data';
import { recognise } from './recognise';

const names = toRegionNames(toRegions(areaList));
const brands = ['雅迪', '爱玛', '台铃', '九号', '小牛', '春风', '豪爵', '本田', '钱江', '宗申', '金彭', '淮海'];

const judged = exampleMessages.flatMap(({ text, ...expected }) => {
  const found = recognise(text, names, brands);
  return (['consignor', 'consignee', 'vehicle'] as const).flatMap((part) =>
    Object.entries(expected[part] ?? {}).map(([field, value]) => {
      const got = (found[part] as Record<string, { value: string; sure: number } | undefined>)[field];
      return {
        text,
        field: `${part}.${field}`,
        value,
        got: got?.value,
        sure: got?.sure ?? 0,
        right: got?.value === value,
      };
    }),
  );
});

describe('a pasted message', () => {
  it('falls into its fields: at least 95 of 100 are right', () => {
    const wrong = judged.filter(({ right }) => !right);
    const share = 1 - wrong.length / judged.length;
    expect(exampleMessages).toHaveLength(100);
    expect(
      share,
      wrong.map(({ text, field, value, got }) => `${text}\n  ${field}: ${got} instead of ${value}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('is said to be unsure where it is: fields that are called sure are right in 97 of 100 cases', () => {
    const sure = judged.filter((field) => field.sure >= 0.9);
    expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThanOrEqual(0.97);
    expect(sure.length).toBeLessThan(judged.length);
    const guessed = recognise('长安区某某路 3 号 王五 13812345678', names, brands).consignor;
    expect(guessed.region?.sure ?? 0).toBeLessThan(0.9);
  });

  it.each(['', '你好', '12345', '((((', '收收收收', '号'.repeat(5000)])(
    'that is none (%#) gives nothing and does not fail',
    (text) => {
      const { consignor, consignee } = recognise(text, names, brands);
      expect(consignor.phone ?? consignee.phone).toBeUndefined();
    },
  );
});
