import { listOf } from './word-table';

/** Characters of each digit, from 0 to 9, as people write them in messages. */
export const numerals = listOf('零〇|一壹|二贰两俩|三叁|四肆|五伍|六陆|七柒|八捌|九玖');

/** Signs that multiply the amount before them. */
export const powers: Readonly<Record<string, number>> = { 千: 1000, k: 1000, 万: 10_000, w: 10_000 };

/** Words behind a number of vehicles, and signs before one: `x2`. */
export const counters = listOf('台|辆|部|架|个|件|unit|units|pcs');
export const times = listOf('x|×|*|✕|✖');

/** Words behind an amount of money. */
export const currencies = listOf('元|块钱|块|圆|rmb|cny|yuan');
