import { listOf } from './word-table';

/** Characters of each digit, from 0 to 9; those of bank notes and 两 are what people write in messages. */
export const numerals = listOf('零〇|一壹幺|二贰两俩|三叁|四肆|五伍|六陆|七柒|八捌|九玖');

/** Characters that multiply what stands before them. */
export const powers: ReadonlyMap<string, number> = new Map([
  ...['十', '拾'].map((sign) => [sign, 10] as const),
  ...['百', '佰'].map((sign) => [sign, 100] as const),
  ...['千', '仟', 'k'].map((sign) => [sign, 1000] as const),
  ...['万', 'w'].map((sign) => [sign, 10_000] as const),
]);

/** Words behind a number of vehicles. */
export const counters = listOf('台|辆|部|架|个|件|unit|units|pcs');

/** Signs before or behind a number of vehicles: `x2`. */
export const times = listOf('x|×|*|✕|✖');

/** Words behind an amount of money. */
export const currencies = listOf('元|块钱|块|圆|rmb|cny|yuan');
