import { type FoundRegion, findRegions, isCity, type RegionNames } from '../find-region';
import type { Leftover, RecognisedParty } from '../recognised';
import { extractName } from './read-name';
import type { FoundPhone } from './read-phones';
import { extractStreet } from './read-street';
import { cleared, type Token, toTokens } from './tokens';

/** What is known of a side before it is read. */
export interface PartyText {
  /** As long as the message; what belongs to no stretch of the side is covered by line ends. */
  text: string;
  plain: string;
  phones: readonly FoundPhone[];
}

/** Reads one side out of its stretches; what no rule understands is added to `rest`. */
export function readParty(
  { text: stretch, plain, phones }: PartyText,
  names: RegionNames,
  rest: Leftover[],
): RecognisedParty {
  const party: RecognisedParty = {};
  const [phone, ...more] = phones;
  // Two numbers of one side: the first is that of the field, the other stays beside it.
  if (phone)
    party.phone = {
      value: phone.value,
      sure: more.some(({ value }) => value !== phone.value) ? 0.6 : phone.sure,
      at: phone.at,
    };
  for (const { from, to } of more) rest.push({ text: plain.slice(from, to), from, to });
  const text = cleared(stretch);
  const found = findRegions(text, names);
  const { region, regions, isDoubted, isSupposed } = chooseRegion(found, text, names);
  if (region) {
    const name = text.slice(region.start, region.end);
    const isSaid = region.levels > 1 || /\p{Script=Han}{2,}[县市区旗]$/u.test(name);
    // 宜兴丁蜀镇, 常熟海虞北路55号: a town or the number of a road right behind it says that it is a place.
    const isBacked =
      /^\s?(?!\p{Script=Han}{0,3}?(?:路|街(?!道)))\p{Script=Han}{2,6}?(?:镇|乡|街道)|^\s?\p{Script=Han}{2,6}(?:路|大道|街|巷)\p{Script=Han}{0,2}\s?\d/u.test(
        text.slice(region.end),
      );
    const sure = !names.isWhole(region.code)
      ? 0.4
      : isSupposed
        ? 0.6
        : !isSaid && !isBacked
          ? 0.75
          : isDoubted
            ? 0.6
            : region.levels > 1
              ? 1
              : 0.92;
    party.region = { value: region.code, sure, at: regions.map(({ start, end }) => ({ from: start, to: end })) };
  }
  const own = region ? (names.nameOf.get(region.code) ?? []) : [];
  // 我在安溪电话138…: the place again, in short.
  const tokens = toTokens(text, regions, region).filter((token) => !own.includes(token.text));
  const name = extractName(tokens, plain);
  if (name) party.name = name;
  const street = extractStreet(tokens, text, plain, name !== undefined);
  // Without its district a street may begin with what was not understood of it.
  if (street) {
    const isUnplaced = !region || !names.isWhole(region.code) || isDoubted;
    // 永川区 …, 永川胜利路: the district is said already.
    const again = own.find((each) => street.value.startsWith(each)) ?? '';
    const after = street.value.slice(again.length).replace(/^[市区县]/, '');
    if (again && /^(?!\p{Script=Han}?(?:街道|[镇乡村路街大]))\p{Script=Han}{2,6}?(?:街道|[路镇乡])/u.test(after))
      street.value = after;
    // 秦山路20号李姐: who is named elsewhere, too.
    if (name && street.value.length > name.value.length + 2 && street.value.endsWith(name.value))
      street.value = street.value.slice(0, -name.value.length);
    party.street = isUnplaced ? { ...street, sure: Math.min(street.sure, 0.6) } : street;
  }
  rest.push(...tokens.map(toLeftover(plain)));
  return party;
}

/** What stands in a stretch that belongs to no side: nothing that a field may show. */
export function readStray(stretch: string, plain: string): Leftover[] {
  return toTokens(cleared(stretch), [], undefined).map(toLeftover(plain));
}

const toLeftover =
  (plain: string) =>
  ({ from, to }: Token): Leftover => ({ text: plain.slice(from, to), from, to });

/** The deepest of the places that lie within one another; of several that do not, the first one, doubted. */
function chooseRegion(found: readonly FoundRegion[], text: string, names: RegionNames) {
  const isRoad = ({ end }: FoundRegion) => /^(?:[东南西北中]?[一二三]?(?:路|街|大道|公路|巷))/.test(text.slice(end));
  // 四平某某车行 is a name where the place stands somewhere else too.
  const isInFirm = ({ end }: FoundRegion) =>
    /^\p{Script=Han}{0,8}(?:公司|车行|车业|商行|批发部?|经营部|专卖店|旗舰店|销售部|摩配|机车|摩托|电动车)(?!\p{Script=Han})/u.test(
      text.slice(end),
    );
  const isOther = (each: FoundRegion) => isRoad(each) || isInFirm(each);
  const own = found.filter((each) => !isOther(each) || found.every(isOther));
  const [first] = own;
  if (!first) return { region: undefined, regions: [], isDoubted: false, isSupposed: false };
  const within = (inner: FoundRegion, outer: FoundRegion) =>
    inner.code.startsWith(/0000$/.test(outer.code) ? outer.code.slice(0, 2) : outer.code.slice(0, 4)) &&
    !names.isWhole(outer.code);
  const region = own.reduce(
    (deepest, each) => (within(each, deepest) ? { ...each, levels: each.levels + 1 } : deepest),
    first,
  );
  const regions = own.filter((each) => each.code === region.code || within(region, each));
  // 大理 is a prefecture, and the city in it that is called the same; 长沙 is a city, and no county.
  const namesake = names.isWhole(region.code)
    ? undefined
    : names.districtsOf
        .get(region.code)
        ?.find((each) => isCity(each) && each.names.includes(text.slice(region.start, region.end).trim()));
  return {
    region: namesake ? { ...region, code: namesake.code } : region,
    regions,
    isDoubted: regions.length < own.length,
    isSupposed: namesake !== undefined,
  };
}
