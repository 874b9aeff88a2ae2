import type { PartyField, Role } from '../reading';
import { partTitles, sideTitles, termTitles, vehicleTitles } from '../words/titles';
import type { WordTable } from '../words/word-table';
import { type RowField, type VehiclePart, type VehiclePlace, vehiclePlaces } from './row-field';

/** The fields that a title may mean: those of both sides if it names a part of a side alone, such as 电话. The title is plain: lower case, without blanks and signs. */
export function readTitle(plain: string): readonly RowField[] {
  const { place, rest } = vehicleNumber(plain);
  const term = lastOf(termTitles, plain);
  const part = lastOf(vehicleTitles, rest);
  if (term && term.fromEnd <= (part?.fromEnd ?? Infinity)) return [withHours(term.name, plain)];
  if (part) return [`vehicles.${place}.${part.name satisfies VehiclePart}`];
  return partyFields(plain);
}

/** A day of collection, unless the title asks for hours. */
const withHours = (term: keyof typeof termTitles, title: string) =>
  term === 'collectOn' && ['时段', '时间段', '窗口', '几点'].some((word) => title.includes(word))
    ? 'collectWindow'
    : term;

function partyFields(plain: string): RowField[] {
  const sides = (['consignor', 'consignee'] as const).flatMap((role) => {
    const match = lastOf({ [role]: sideTitles[role] }, plain);
    return match ? [{ role, rest: plain.replace(match.word, '') }] : [];
  });
  const [side, other] = sides;
  // A title that contains words of both consignor and consignee is ambiguous.
  if (other) return [];
  const part = lastOf(partTitles, side?.rest ?? plain)?.name;
  // 寄件 alone is the name of the side.
  if (side?.rest === '') return [`${side.role}.name`];
  if (!part) return [];
  const roles: readonly Role[] = side ? [side.role] : ['consignor', 'consignee'];
  return roles.map((role) => `${role}.${part satisfies PartyField}` as const);
}

/** Which vehicle is meant, from 0: 品牌2, 车辆2品牌, 第二辆车架号, 2号车型号. */
function vehicleNumber(plain: string): { place: VehiclePlace; rest: string } {
  const match = /第([1-5一二三四五])[台辆]?车?|(?:车辆?|vehicle)([1-5一二三四五])|([1-5])号车|([1-5一二三四五])$/.exec(
    plain,
  );
  const sign = match?.slice(1).find(Boolean);
  if (!match || !sign) return { place: 0, rest: plain };
  const number = '一二三四五'.indexOf(sign) + 1 || Number(sign);
  return { place: vehiclePlaces[number - 1] ?? 0, rest: plain.replace(match[0], '') };
}

/** Returns the entry whose word ends last in a title; of several, the longest. `fromEnd` is the number of characters after it. */
function lastOf<Name extends string>(table: WordTable<Name>, plain: string) {
  const matches = (Object.entries(table) as [Name, readonly string[]][]).flatMap(([name, words]) =>
    words.flatMap((entry) => {
      const word = entry.replace('=', '');
      const isWhole = word !== entry || isPrefixOnly.test(word);
      const at = !isWhole
        ? plain.lastIndexOf(word)
        : (word === entry ? plain.startsWith(word) : plain === word)
          ? 0
          : -1;
      return at < 0 ? [] : [{ name, word, fromEnd: plain.length - at - word.length }];
    }),
  );
  return matches.sort((one, other) => one.fromEnd - other.fromEnd || other.word.length - one.word.length)[0];
}

/** Short Latin words must match whole words, because longer words contain them: `to` in customer, `vin` in province. */
const isPrefixOnly = /^[a-z]{1,3}$/;
