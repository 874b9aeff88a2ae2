import type { Regions } from '@waybill/kit/console';

/** A region that a text names. */
export interface FoundRegion {
  /** National code; of the city where no district is named. */
  code: string;
  start: number;
  end: number;
  /** How many levels were named, from 1 to 3. */
  levels: number;
}

interface Named {
  code: string;
  names: readonly string[];
}

/** What is needed to find regions in texts; made once of the regions. */
export interface RegionNames {
  provinces: readonly Named[];
  citiesOf: ReadonlyMap<string, readonly Named[]>;
  /** Districts of a whole province, which people name without the city. */
  inProvince: ReadonlyMap<string, readonly Named[]>;
  districtsOf: ReadonlyMap<string, readonly Named[]>;
  /** All cities by the first character of a name of theirs. */
  citiesBy: ReadonlyMap<string, readonly Named[]>;
  /** Districts by the first character of a name that only they have. */
  uniqueBy: ReadonlyMap<string, readonly Named[]>;
  /** Districts by the first character of a name of two that only they have, which is one only before a town or a road. */
  shortBy: ReadonlyMap<string, readonly Named[]>;
  /** How a district is called, by its code. */
  nameOf: ReadonlyMap<string, readonly string[]>;
  isWhole: (code: string) => boolean;
}

const peoples =
  /(?:壮族|回族|维吾尔|藏族|彝族|白族|朝鲜族|土家族|苗族|(?<!内)蒙古族?|哈萨克|傣族|景颇族|哈尼族|侗族|布依族|羌族|柯尔克孜|傈僳族|黎族)+(?=自治)/;

/** Peoples in the name of a county, which nobody says. */
const peopleNames =
  /(?:壮族|回族|维吾尔族?|藏族|彝族|白族|朝鲜族|土家族|苗族|蒙古族?|满族|哈萨克族?|傣族|景颇族|哈尼族|侗族|布依族|瑶族|畲族|羌族|纳西族|拉祜族|佤族|水族|仡佬族|土族|撒拉族|保安族|东乡族|裕固族|锡伯族?|达斡尔族?|柯尔克孜族?|塔吉克族?|傈僳族|独龙族|怒族|普米族|布朗族|仫佬族|毛南族|黎族)+/;

/** A name as it stands and as people shorten it. */
const namesOf = (label: string): string[] => {
  const short = label.replace(peoples, '').replace(/(?:省|市|自治区|特别行政区|地区|自治州|盟)$/, '');
  const prefecture = /自治州$/.test(label) ? [`${short}州`] : [];
  return [label, ...(short !== label ? [...prefecture, short] : [])].filter((name) => name.length >= 2);
};

/** A district as it stands and as people shorten it: 余杭, 威宁县. */
const districtNamesOf = (label: string): string[] => {
  const county = label.replace(/(?:各族)?自治(?=[县旗])/, '');
  const plain = county.replace(peopleNames, '');
  const short = plain.replace(/(?:新区|林区|特区|区|县|市|旗)$/, '');
  // 前郭县: of a long name its beginning.
  const brief = /自治[县旗]$/.test(label) && short.length > 3 ? [`${short.slice(0, 2)}县`] : [];
  return [...new Set([label, plain, short, ...brief])].filter((name) => name.length >= 2);
};

/** How people call a city where they live. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  130100: ['石市'],
  150100: ['呼市'],
  230100: ['哈市'],
  650100: ['乌市'],
};

export function toRegionNames(regions: Regions): RegionNames {
  const citiesOf = new Map<string, Named[]>();
  const districtsOf = new Map<string, Named[]>();
  const provinces = regions.tree.map(({ value, label }) => ({ code: value, names: namesOf(label) }));
  const seen = new Map<string, Named>();
  const doubled = new Set<string>();
  for (const province of regions.tree) {
    const cities = (province.children ?? []).map(({ value, label, children }) => ({
      code: value,
      names: [...namesOf(label), ...(nicknames[value] ?? [])].filter(
        // 海南 is the province, before it is the prefecture of another one.
        (name) => !provinces.some((each) => each.code !== province.value && each.names.includes(name)),
      ),
      children,
    }));
    citiesOf.set(province.value, cities);
    for (const { code, children = [] } of cities) {
      const districts = children.map(({ value, label }) => ({ code: value, names: districtNamesOf(label) }));
      districtsOf.set(code, districts);
      for (const district of districts)
        for (const name of district.names) {
          // 永康 alone is the city in Zhejiang, and no district of Tainan.
          if (!seen.has(name)) seen.set(name, district);
          else if (!district.code.startsWith('7')) doubled.add(name);
        }
    }
  }
  // 承德 is the city, before it is the county in it; 海南 is the province.
  const ofOthers = [...provinces, ...[...citiesOf.values()].flat()].flatMap((each) => each.names);
  for (const name of [...doubled, ...ofOthers]) seen.delete(name);
  const unique = [...seen].flatMap(([name, district]) => {
    // 曹县 is as short as a word.
    return [{ code: district.code, names: [name], isShort: name.length < 3 && !isCity(district) }];
  });
  return {
    inProvince: new Map(
      regions.tree.map(({ value }) => [
        value,
        (citiesOf.get(value) ?? []).flatMap(({ code }) => districtsOf.get(code) ?? []),
      ]),
    ),
    provinces,
    citiesOf,
    districtsOf,
    citiesBy: byFirst([...citiesOf.values()].flat()),
    uniqueBy: byFirst(unique.filter(({ isShort }) => !isShort)),
    shortBy: byFirst(unique.filter(({ isShort }) => isShort)),
    nameOf: new Map([...districtsOf.values()].flat().map(({ code, names }) => [code, names])),
    isWhole: regions.isWhole,
  };
}

/** A city that is a district by its code, such as 义乌, which people name without its 市. */
export const isCity = ({ names: [label = ''] }: Named) => /\p{Script=Han}{2}市$/u.test(label);
/** 鄞州下应街道 */
const townOrRoad = /^\s?\p{Script=Han}{2,5}(?:街道|镇|乡)/u;
/** Whether a name of two characters stands where a place does: before a town, as 沛县 between borders, between words of a way as 德化 in 到德化的线路. */
const isPlaced = (text: string, start: number, end: number): boolean =>
  (borders.test(text.slice(0, start)) && townOrRoad.test(text.slice(end))) ||
  (/^(?:$|[^\p{L}\p{N}]|的?线路|[发寄到去至往])/u.test(text.slice(end)) &&
    (/[县旗]$/.test(text.slice(start, end)) ? borders : /[到往至去从由在]$/).test(text.slice(0, start)));
const nobody: Named = { code: '', names: [] };
const borders = /(?:^|[^\p{L}\p{N}]|[到往至给去从由在发寄送运拉回]|是|问|[我你]们|[我你老]家)$/u;

function byFirst(all: readonly Named[]): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const named of all)
    for (const first of new Set(named.names.map((name) => name.charAt(0))))
      groups.set(first, [...(groups.get(first) ?? []), named]);
  return groups;
}

/** The regions that a text names, each as far down as it is named, from left to right. */
export function findRegions(text: string, names: RegionNames): FoundRegion[] {
  const found: FoundRegion[] = [];
  for (let at = 0; at < text.length; ) {
    const place = text.charAt(at) === ' ' ? undefined : regionAt(text, at, names);
    const isOther = place && (isCalled(text, place) || isInFirm(text, place) || isPartOf(found.at(-1), place, names));
    const here = isOther ? undefined : place;
    if (here) found.push(here);
    at = here ? here.end : at + 1;
  }
  found.push(...districtsApart(text, found, names));
  found.sort((a, b) => a.start - b.start);
  if (!found.some(({ code }) => names.isWhole(code))) return found;
  // Where a district is named somewhere, a city within other words is part of a street or of a company's name.
  return found.filter(({ code, start, end, levels }) => names.isWhole(code) || levels > 1 || isApart(text, start, end));
}

/** Districts whose name several cities have, where the message names the city of one of them elsewhere: 从海口…，海口这边是龙华区. */
function districtsApart(text: string, found: readonly FoundRegion[], names: RegionNames): FoundRegion[] {
  const cities = new Set(found.filter(({ code }) => !names.isWhole(code)).map(({ code }) => code));
  return [...text.matchAll(/(?<=[^\p{L}\p{N}]|[在是])\p{Script=Han}{2,3}[区县](?!\p{Script=Han}?[路街])/gu)].flatMap(
    ({ index: start, 0: label }): FoundRegion[] => {
      const end = start + label.length;
      const own = [...cities].flatMap((city) =>
        (names.districtsOf.get(city) ?? []).filter((district) => district.names.includes(label)),
      );
      const isFree = !found.some((each) => start < each.end && end > each.start);
      return isFree && own.length === 1 && own[0] ? [{ code: own[0].code, start, end, levels: 1 }] : [];
    },
  );
}

/** Right behind a district, the name of another one alone is a part of it: 永城市东城区. */
const isPartOf = (last: FoundRegion | undefined, { start, levels }: FoundRegion, { isWhole }: RegionNames): boolean =>
  last !== undefined && last.end === start && levels === 1 && isWhole(last.code);

/** 新蕾车业(天津)有限公司: a place in brackets in the name of a firm. */
const isInFirm = (text: string, { start, end }: FoundRegion): boolean =>
  /\p{Script=Han}\($/u.test(text.slice(0, start)) &&
  /^\)\p{Script=Han}{0,8}(?:公司|厂|店|部|中心)/u.test(text.slice(end));

/** Somebody may be called as a place is: 发货人：江山，138…, 发货人：邹平安. */
const isCalled = (text: string, { start, end, levels }: FoundRegion): boolean =>
  levels === 1 &&
  !/[省市区县州盟旗]$/.test(text.slice(start, end)) &&
  /(?:人|姓名|名字|叫|\ue003)(?:姓名)?[\s:]*$/.test(text.slice(0, start)) &&
  /^\p{Script=Han}?(?![\p{L}\p{N}])[^\p{Script=Han}\n]{0,3}(?:\n[^\n]{0,3})?(?:[收发寄]货?[件人]?的?)?(?:联系)?(?:电话|手机|\ue001)/u.test(
    text.slice(end),
  );

const isApart = (text: string, start: number, end: number): boolean =>
  borders.test(text.slice(0, start)) &&
  // 郑州航空港区 is no district, and yet it lies in its city.
  (/^\p{Script=Han}{2,4}区/u.test(text.slice(end)) ||
    !/^(?![到往至去发寄运](?:\p{Script=Han}|(?!\p{L}))|[给送][我他她]|的(?=[\s,;]|$)|老家|可以|能|多少|要多|[那这][边头里](?!回复|说|讲|可以|要|问|同意))[\p{L}\p{N}]/u.test(
      text.slice(end),
    ));

/** The region that a text names at a place, as far down as it is named. */
export function regionAt(text: string, start: number, names: RegionNames): FoundRegion | undefined {
  const options: FoundRegion[] = [];
  const cities: { city: Named; after: number; levels: number }[] = [];
  for (const [province, afterProvince] of namedAt(text, start, names.provinces)) {
    const own = names.citiesOf.get(province.code) ?? [];
    for (const [city, after] of namedAt(text, afterProvince, own)) cities.push({ city, after, levels: 2 });
    // 湖南衡阳 is the city, and may be the county in it.
    const isCityToo = (end: number) => own.some((city) => city.names.includes(text.slice(afterProvince, end).trim()));
    if (namedAt(text, afterProvince, own).length === 0)
      for (const city of own) cities.push({ city, after: afterProvince, levels: 1 });
    // Two districts of a province may have one name: then the city has to be said.
    const districts = namedAt(text, afterProvince, names.inProvince.get(province.code) ?? [])
      .filter(fits(text))
      .filter(([, end]) => !isCityToo(end));
    const longest = Math.max(...districts.map(([, end]) => end));
    const best = districts.filter(([, end]) => end === longest);
    if (best.length === 1 && best[0]) options.push({ code: best[0][0].code, start, end: longest, levels: 2 });
  }
  const first = text.charAt(start);
  for (const [city, after] of namedAt(text, start, names.citiesBy.get(first) ?? []))
    cities.push({ city, after, levels: 1 });
  for (const { city, after, levels } of cities) {
    for (const [district, end] of namedAt(text, after, names.districtsOf.get(city.code) ?? []).filter(fits(text)))
      options.push({ code: district.code, start, end, levels: levels + 1 });
    // 包头昆区: the one district of the city that begins so.
    const sign = /^ ?(\p{Script=Han})区(?!\p{Script=Han}?[路街])/u.exec(text.slice(after));
    const called = sign?.[1] && !/[东南西北中新老城郊市开园小社地山]/.test(sign[1]) ? sign[1] : '';
    const own = (names.districtsOf.get(city.code) ?? []).filter(
      ({ names: [label = ''] }) => called !== '' && label.startsWith(called),
    );
    if (sign && own.length === 1 && own[0] && after > start)
      options.push({ code: own[0].code, start, end: after + sign[0].length, levels: levels + 1 });
    if (city.names.some((name) => text.slice(start, after).endsWith(name)) && fits(text)([city, after]))
      options.push({ code: city.code, start, end: after, levels });
  }
  for (const [{ code }, end] of namedAt(text, start, names.uniqueBy.get(first) ?? []))
    if (/[区县市旗]$/.test(text.slice(start, end)) || (borders.test(text.slice(0, start)) && fits(text)([nobody, end])))
      options.push({ code, start, end, levels: 1 });
  for (const [{ code }, end] of namedAt(text, start, names.shortBy.get(first) ?? []))
    if (isPlaced(text, start, end)) options.push({ code, start, end, levels: 1 });
  return options.sort((a, b) => Number(names.isWhole(b.code)) - Number(names.isWhole(a.code)) || b.end - a.end)[0];
}

/** Whether what stands there can be the district: in short it may be the name of a street, as 雁塔 in 雁塔路. */
const fits =
  (text: string) =>
  ([, end]: readonly [Named, number]): boolean =>
    /[区县市旗州]$/.test(text.slice(0, end)) ||
    !/^(?:[东南西北中]?[一二三四五]?(?:路|街|道(?![里外滘])|巷|桥|里|村|镇|公园|广场|机场|大学(?!城|[东南西北中]?[路街])|医院|车站|站|店)|大[道街桥]|新[城村])/.test(
      text.slice(end),
    );

/** Those whose name stands at a place, after spaces, each with where it ends. */
function namedAt(text: string, start: number, among: readonly Named[]): (readonly [Named, number])[] {
  let at = start;
  while (text[at] === ' ') at += 1;
  // 乌鲁木齐市/新市区: behind a sign it is the whole name that goes on.
  const isApart = /[,·-]/.test(text.charAt(at)) && /\p{Script=Han}/u.test(text.charAt(at - 1));
  if (isApart) at += 1;
  while (text[at] === ' ') at += 1;
  const found: (readonly [Named, number])[] = [];
  // Thousands of names are looked at for each row of an import.
  // 青岛市北区 is both 青岛市 and 青岛 with its 市北区.
  for (const named of among)
    for (const name of named.names)
      if (text.startsWith(name, at) && (!isApart || /\p{Script=Han}{2}[市区县州盟旗]$/u.test(name)))
        found.push([named, at + name.length]);
  return found;
}
