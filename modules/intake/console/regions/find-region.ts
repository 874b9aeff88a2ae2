import type { Regions } from '@waybill/kit/console';

/** A region that a text names. */
export interface RegionMatch {
  /** National code; of the city if no district is named. */
  code: string;
  start: number;
  end: number;
  /** Number of levels that are named, from 1 to 3. */
  levels: number;
}

/** Lookup tables of region names, created once. */
export interface RegionNames {
  /** National codes by each name. */
  codesOf: ReadonlyMap<string, readonly string[]>;
  /** Codes of all regions. */
  codes: ReadonlySet<string>;
  isWhole: (code: string) => boolean;
}

/** 1 for a province, 2 for a city, 3 for a district. */
const levelOf = (code: string): number => (code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3);
/** Whether a code is that of a region inside another one. */
export const isWithin = (inner: string, outer: string): boolean => inner.startsWith(outer.replace(/(?:00){1,2}$/, ''));

/** Names of a region: in full, without the names of peoples (威宁县), and without the suffix (威宁). */
function namesOf(code: string, label: string): Set<string> {
  const plain = label.replace(/^([^族]{2,5}?)(?:[^族]{1,4}族){1,4}自治(?=[县州旗])/, '$1');
  const isDistrict = levelOf(code) === 3;
  const short = isDistrict
    ? plain.replace(/(?:自治县|自治旗|新区|林区|特区|区|县|市|旗)$/, '')
    : plain.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区|地区|自治州|州|盟)$/, '');
  return new Set([label, plain, short].filter((name) => name.length > 1));
}

export function toRegionNames({ tree, isWhole }: Regions): RegionNames {
  const codesOf = new Map<string, string[]>();
  const codes = new Set<string>();
  const add = (regions: Regions['tree']) => {
    for (const { value, label, children = [] } of regions) {
      codes.add(value);
      for (const name of namesOf(value, label)) codesOf.set(name, [...(codesOf.get(name) ?? []), value]);
      add(children);
    }
  };
  add(tree);
  return { codesOf, codes, isWhole };
}

const longestName = 15;
const isHan = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff';
const isSuffixed = (name: string) => name.length > 2 && /[省市区县州盟旗]$/.test(name);

type NamedAt = Readonly<{ code: string; name: string; end: number }>;

/** Finds the regions whose name begins at a place; inside of another region, spaces and one separator may precede it. */
function namedAt(text: string, start: number, { codesOf }: RegionNames, isFirst: boolean): NamedAt[] {
  const [sign = ''] = isFirst ? [] : (/^ *(?:[,·/-] *)?/.exec(text.slice(start, start + 6)) ?? []);
  const at = start + sign.length;
  const matches: NamedAt[] = [];
  for (let length = 2; length <= longestName && isHan(text.charAt(at + length - 1)); length += 1) {
    const name = text.slice(at, at + length);
    // 乌鲁木齐市/新市区: after a separator only a full name counts.
    if (sign.trim() === '' || isSuffixed(name))
      for (const code of codesOf.get(name) ?? []) matches.push({ code, name, end: at + length });
  }
  return matches;
}

const road =
  /^(?:[东南西北中]?[一二三四五大]?(?:路|街|道(?![里外滘])|巷|桥|里|村|镇|公园|广场|机场|医院|车站|站|店)|大[道街桥学]|新[城村])/;
const estate = /^(?:小区|花园|大厦|酒店|公寓|饭店|商[场城])/;

/** Whether a name means the region; a short name may begin the name of a street, as 雁塔 in 雁塔路. */
const fits = (text: string, { name, end }: NamedAt) =>
  isSuffixed(name) ||
  /[区县旗]$/.test(name) ||
  !(/[区县]/.test(text.charAt(end)) || [road, estate].some((form) => form.test(text.slice(end, end + 5))));

/** The region that a text names at a place, as far down as it is named. */
export function regionAt(text: string, start: number, names: RegionNames): RegionMatch | undefined {
  const options: RegionMatch[] = [];
  const extend = (outer: string, at: number, levels: number) => {
    const inside = namedAt(text, at, names, false).filter(({ code }) => code !== outer && isWithin(code, outer));
    for (const match of inside) {
      const { code, name, end } = match;
      // Districts of one name in a province need their city.
      const isShared = inside.some(
        (other) => other.name === name && other.code !== code && levelOf(other.code) <= levelOf(code),
      );
      if (isShared) continue;
      if (fits(text, match)) options.push({ code, start, end, levels: levels + 1 });
      if (levelOf(code) === 2) extend(code, end, levels + 1);
    }
  };
  for (const match of namedAt(text, start, names, true)) {
    const { code, name, end } = match;
    const level = levelOf(code);
    const isOnly = names.codesOf.get(name)?.length === 1;
    // 曹县磐石街道: a town makes a short name clear.
    const isPlaced = /^ ?[\u4e00-\u9fff]{2,4}(?:街道|镇|乡)/.test(text.slice(end, end + 8));
    const isClear = isPlaced || (name.length > 2 && fits(text, match));
    if (level === 2 ? fits(text, match) : level === 3 && isOnly && isClear)
      options.push({ code, start, end, levels: 1 });
    if (level < 3) extend(code, end, 1);
  }
  return options.sort((a, b) => Number(names.isWhole(b.code)) - Number(names.isWhole(a.code)) || b.end - a.end)[0];
}
