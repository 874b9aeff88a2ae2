import type { Category } from '../../../contract/brands';
import type { RecognisedVehicle } from '../recognised';
import type { Scan } from '../scan';

const kindWords: readonly (readonly [Category, number, string])[] = [
  [
    'tricycle',
    0.95,
    '(?:老年|休闲|残疾人)?(?:电动|电瓶|载货|载客|货运|快递|摩托|代步|正|电)?三轮(?:电动|摩托)?车?|三蹦子',
  ],
  ['motorcycle', 0.7, '电动?摩托?车?(?<=摩.*)|小?电摩车?'],
  [
    'motorcycle',
    0.95,
    '(?:二手|两轮|二轮|踏板|跨骑|大排量?|街车|仿赛|机车)?摩托车?|机车|踏板车?|弯梁车?|跨骑车?|仿赛|街车|motorcycles?|motorbikes?',
  ],
  [
    'ebike',
    0.95,
    '两轮(?:车(?!行))?(?!摩|电)|(?:两轮)?(?:电动?自行车|电动车|电瓶车|电单车|电驴|小电驴|小龟王?|电车|电动|小电动)|e-?bikes?|electric (?:bikes?|scooters?)',
  ],
];

export const kindForm = kindWords.map(([, , words]) => words).join('|');

export const kindAt = new RegExp(`^(?:${kindForm})`, 'i');

export function readKindAt(
  { text }: Scan,
  from: number,
): { category: NonNullable<RecognisedVehicle['category']>; to: number } | undefined {
  const right = text.slice(from);
  const gap = /^[ ,:]*/.exec(right)?.[0].length ?? 0;
  for (const [value, sure, words] of kindWords) {
    const kind = new RegExp(`^(?:${words})`, 'i').exec(right.slice(gap));
    if (kind)
      return {
        category: { value, sure, at: [{ from: from + gap, to: from + gap + kind[0].length }] },
        to: from + gap + kind[0].length,
      };
  }
  return undefined;
}

/** Whether what stands between the title of a side and a phone is whoever is called so: 出库：鑫源机车 024-…, 发：桥北 鑫源机车 024-…. */
export const isDealer = (left: string, right: string): boolean =>
  /(?<![车型号牌物品货])\s*:\s*(?:\p{Script=Han}+\s?)?$/u.test(left) && /^\s?\ue001/.test(right);
