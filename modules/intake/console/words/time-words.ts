import { listOf, wordTable } from './word-table';

/** Words for today and the days behind it, in their order. */
export const nearDays = ['今天|今日|今晚|today', '明天|明日|明早|明晚|明儿|听日|tomorrow', '后天|后日', '大后天'].map(
  listOf,
);

/** Weekdays from Monday on. */
export const weekdays = listOf('一|二|三|四|五|六|日');
export const englishDays = listOf('monday|tuesday|wednesday|thursday|friday|saturday|sunday');
const weeks = listOf('|本|这|这个|下|下个').flatMap((which) =>
  listOf('周|星期|礼拜').flatMap((week) => [...weekdays, '天'].map((day) => `${which}${week}${day}`)),
);
export const dayWords = [
  ...nearDays.flat(),
  ...weeks,
  ...englishDays,
  ...englishDays.slice(0, 5).map((day) => day.slice(0, 3)),
];

/** Hours of the parts of a day. */
export const partsOfDay = wordTable(`
  上午: 09:00|12:00
  早上: 08:00|10:00
  中午: 11:00|13:00
  下午: 13:00|18:00
  傍晚: 17:00|19:00
  晚上: 18:00|21:00
  全天: 09:00|18:00
  morning: 09:00|12:00
  afternoon: 13:00|18:00
  evening: 18:00|21:00
`);
