import type { Regions } from '@waybill/kit/console';

/** A region that a text names. */
export interface FoundRegion {
  /** National code; of the city where no district is named. */
  code: string;
  start: number;
  end: number;
  /** Number of levels that are named, from 1 to 3. */
  levels: number;
}

interface Named {
  code: string;
  names: readonly string[];
}

/** Regions by each of their names. */
type ByName = ReadonlyMap<string, readonly Named[]>;

/** Names of regions, made once of the regions. */
export interface RegionNames {
  provinces: ByName;
  /** Cities of each province, by its code. */
  citiesOf: ReadonlyMap<string, ByName>;
  cities: ByName;
  /** Districts of each city, by its code. */
  districtsOf: ReadonlyMap<string, ByName>;
  /** Districts of each province, which people name without the city. */
  inProvince: ReadonlyMap<string, ByName>;
  /** Districts by a name that no other region has. */
  unique: ByName;
  /** The first two characters of every name. */
  beginnings: ReadonlySet<string>;
  isWhole: (code: string) => boolean;
}

const peoples =
  '壮族|回族|维吾尔族|维吾尔|藏族|彝族|白族|朝鲜族|土家族|苗族|蒙古族|满族|哈萨克族|哈萨克|傣族|景颇族|哈尼族|侗族|布依族|瑶族|畲族|羌族|' +
  '纳西族|拉祜族|佤族|水族|仡佬族|土族|撒拉族|保安族|东乡族|裕固族|锡伯族|锡伯|达斡尔族|柯尔克孜族|柯尔克孜|塔吉克族|塔吉克|傈僳族|独龙族|怒族|' +
  '普米族|布朗族|仫佬族|毛南族|黎族|蒙古';

/** A name without the peoples in it, which nobody says: 威宁县. */
function withoutPeoples(label: string): string {
  if (!/自治|族区$/.test(label) || label.startsWith('内蒙古')) return label;
  return peoples.split('|').reduce((text, people) => text.replace(people, ''), label.replace('各族', ''));
}

const namesOf = (label: string): string[] => {
  const plain = withoutPeoples(label);
  const short = plain.replace(/(?:省|市|自治区|特别行政区|地区|自治州|盟|维吾尔自治区)$/, '');
  const prefecture = label.endsWith('自治州') ? [`${short}州`] : [];
  return unique([label, ...prefecture, short]);
};

const districtNamesOf = (label: string): string[] => {
  const plain = withoutPeoples(label).replace(/自治(?=[县旗])/, '');
  const short = plain.replace(/(?:新区|林区|特区|区|县|市|旗)$/, '');
  // 前郭县: the beginning of a long name.
  const brief = /自治[县旗]$/.test(label) && short.length > 3 ? [`${short.slice(0, 2)}县`] : [];
  return unique([label, plain, short, ...brief]);
};

const unique = (names: readonly string[]) => [...new Set(names)].filter((name) => name.length >= 2);

/** Names that people give their city. */
const nicknames: Readonly<Record<string, string>> = { 130100: '石市', 150100: '呼市', 230100: '哈市', 650100: '乌市' };

function byName(regions: readonly Named[]): ByName {
  const map = new Map<string, Named[]>();
  for (const region of regions) for (const name of region.names) map.set(name, [...(map.get(name) ?? []), region]);
  return map;
}

export function toRegionNames({ tree, isWhole }: Regions): RegionNames {
  const provinces = tree.map(({ value, label }) => ({ code: value, names: namesOf(label) }));
  const ofProvinces = new Map(provinces.flatMap(({ code, names }) => names.map((name) => [name, code] as const)));
  const cities = tree.flatMap(({ value: province, children = [] }) =>
    children.map(({ value, label, children: districts = [] }) => ({
      province,
      code: value,
      // 海南 is the province, before it is a prefecture of another one.
      names: [...namesOf(label), ...(nicknames[value] ? [nicknames[value]] : [])].filter(
        (name) => (ofProvinces.get(name) ?? province) === province,
      ),
      districts: districts.map((district) => ({ code: district.value, names: districtNamesOf(district.label) })),
    })),
  );
  const all = cities.flatMap(({ districts }) => districts);
  const ofCities = new Set([...ofProvinces.keys(), ...cities.flatMap(({ names }) => names)]);
  const singles = new Map<string, readonly Named[]>();
  for (const [name, named] of byName(all)) {
    // 永康 alone is the city in Zhejiang, and no district of Tainan.
    const own = named.length > 1 ? named.filter(({ code }) => !code.startsWith('7')) : named;
    if (own.length === 1 && !ofCities.has(name)) singles.set(name, own);
  }
  const beginnings = [...provinces, ...cities, ...all].flatMap(({ names }) => names.map((name) => name.slice(0, 2)));
  return {
    provinces: byName(provinces),
    citiesOf: new Map(
      tree.map(({ value }) => [value, byName(cities.filter(({ province }) => province === value))] as const),
    ),
    cities: byName(cities),
    districtsOf: new Map(cities.map(({ code, districts }) => [code, byName(districts)])),
    inProvince: new Map(
      tree.map(({ value }) => [
        value,
        byName(cities.flatMap(({ province, districts }) => (province === value ? districts : []))),
      ]),
    ),
    unique: singles,
    beginnings: new Set(beginnings),
    isWhole,
  };
}

const longestName = 15;
const isHan = (sign: string) => sign >= '\u4e00' && sign <= '\u9fff';
const isSuffixed = (name: string) => name.length > 2 && /[省市区县州盟旗]$/.test(name);
const isCityName = (named: Named) => (named.names[0] ?? '').length > 2 && (named.names[0] ?? '').endsWith('市');

/** Regions whose name stands at a place, behind spaces and one sign, each with its end. */
function namedAt(text: string, start: number, regions: ByName | undefined, isFirst = false) {
  const found: { named: Named; name: string; end: number }[] = [];
  let at = start;
  while (!isFirst && text.charAt(at) === ' ') at += 1;
  // 乌鲁木齐市/新市区: behind a sign it is the whole name that goes on.
  const isApart = !isFirst && ',·-/'.includes(text.charAt(at) || '\n') && isHan(text.charAt(at - 1));
  if (isApart) at += 1;
  while (!isFirst && text.charAt(at) === ' ') at += 1;
  const most = Math.min(longestName, text.length - at);
  for (let length = 2; regions && length <= most && isHan(text.charAt(at + length - 1)); length += 1) {
    const name = text.slice(at, at + length);
    for (const named of regions.get(name) ?? [])
      if (!isApart || isSuffixed(name)) found.push({ named, name, end: at + length });
  }
  return found;
}

const road =
  /^(?:[东南西北中]?[一二三四五大]?(?:路|街|道(?![里外滘])|巷|桥|里|村|镇|公园|广场|机场|医院|车站|站|店)|大[道街桥学]|新[城村])/;

/** Whether a name can be the region: in short it may be that of a street, as 雁塔 in 雁塔路. */
const fits = (text: string, name: string, end: number) =>
  isSuffixed(name) ||
  /[区县旗]$/.test(name) ||
  (!/[区县]/.test(text.charAt(end)) && !road.test(text.slice(end, end + 5)));

/** The region that a text names at a place, as far down as it is named. */
export function regionAt(text: string, start: number, names: RegionNames): FoundRegion | undefined {
  if (!names.beginnings.has(text.slice(start, start + 2))) return undefined;
  const options: FoundRegion[] = [];
  const add = (code: string, end: number, levels: number) => options.push({ code, start, end, levels });
  const addDistricts = (city: string, end: number, levels: number) => {
    for (const district of namedAt(text, end, names.districtsOf.get(city)))
      if (fits(text, district.name, district.end)) add(district.named.code, district.end, levels);
  };
  for (const province of namedAt(text, start, names.provinces, true)) {
    const cities = names.citiesOf.get(province.named.code);
    const own = namedAt(text, province.end, cities);
    for (const city of own) {
      if (fits(text, city.name, city.end)) add(city.named.code, city.end, 2);
      addDistricts(city.named.code, city.end, 3);
    }
    // Districts of one name in a province need their city.
    const districts = namedAt(text, province.end, names.inProvince.get(province.named.code)).filter(
      ({ name, end }) => fits(text, name, end) && !own.some((city) => city.name === name),
    );
    const longest = Math.max(...districts.map(({ end }) => end));
    const best = districts.filter(({ end }) => end === longest);
    if (best.length === 1 && best[0]) add(best[0].named.code, longest, 2);
  }
  for (const city of namedAt(text, start, names.cities, true)) {
    if (fits(text, city.name, city.end)) add(city.named.code, city.end, 1);
    addDistricts(city.named.code, city.end, 2);
  }
  for (const { named, name, end } of namedAt(text, start, names.unique, true)) {
    const isLong = name.length > 2 || isCityName(named);
    if (/[区县市旗]$/.test(name) ? name.length > 2 || isPlaced(text, end) : isLong && fits(text, name, end))
      add(named.code, end, 1);
    else if (isPlaced(text, end)) add(named.code, end, 1);
  }
  return options.sort((a, b) => Number(names.isWhole(b.code)) - Number(names.isWhole(a.code)) || b.end - a.end)[0];
}

/** Whether a town or a street with its number stands behind a name of two characters: 曹县磐石街道. */
const isPlaced = (text: string, end: number) => /^ ?[\u4e00-\u9fff]{2,4}(?:街道|镇|乡)/.test(text.slice(end, end + 8));
