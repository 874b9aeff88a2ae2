import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { pathOf, type RegionOption, toRegions } from './regions';

const regions = toRegions(areaList);
const childrenOf = (...path: string[]) =>
  path.reduce<readonly RegionOption[]>(
    (level, code) => level.find(({ value }) => value === code)?.children ?? [],
    regions.tree,
  );
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

describe('the regions of China', () => {
  it('are 34 provinces with their cities and districts', () => {
    expect(regions.tree).toHaveLength(34);
    expect(labels(childrenOf('330000'))).toContain('杭州市');
    expect(labels(childrenOf('330000', '330100'))).toContain('余杭区');
    expect(childrenOf('440000').find(({ value }) => value === '441900')).toEqual({ value: '441900', label: '东莞市' });
    expect(regions.tree.filter(({ children }) => children?.length === 0)).toEqual([]);
  });

  it.each([
    ['330110', ['330000', '330100', '330110']],
    ['330100', ['330000', '330100']],
    ['330000', ['330000']],
    ['429004', ['420000', '429000', '429004']],
    ['', []],
  ])('%s is reached by %j', (code, path) => expect(pathOf(code)).toEqual(path));

  it.each([
    ['330110', ['浙江省', '杭州市', '余杭区']],
    ['110105', ['北京市', '朝阳区']],
    ['429004', ['湖北省', '仙桃市']],
    ['441900', ['广东省', '东莞市']],
    ['650102', ['新疆维吾尔自治区', '乌鲁木齐市', '天山区']],
    ['110100', ['北京市']],
  ])('%s is %j', (code, names) => {
    expect(regions.namesOf(code)).toEqual(names);
  });

  it('end an address at a district, or at a city without districts [regions-by-national-codes]', () => {
    for (const code of ['330110', '441900', '620200', '429004'])
      expect([code, regions.isWhole(code)]).toEqual([code, true]);
    for (const code of ['330000', '330100', '441901', '999999', ''])
      expect([code, regions.isWhole(code)]).toEqual([code, false]);
  });
});
