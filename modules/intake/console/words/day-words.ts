import { listOf } from './list-of';

/** Days counted from today. */
export const nearDays: ReadonlyMap<string, number> = new Map(
  ['今天|今日|今晚|today', '明天|明日|明早|明晚|明儿|听日|tomorrow', '后天|后日', '大后天'].flatMap((words, days) =>
    listOf(words).map((word) => [word, days] as const),
  ),
);

/** Weekdays from Monday on; each with the words before it. */
export const weekdays = listOf('一|二|三|四|五|六|日');
export const weekWords = listOf('周|星期|礼拜');
export const englishDays = listOf('monday|tuesday|wednesday|thursday|friday|saturday|sunday');

const weeks = ['', '本', '这', '这个', '下', '下个'].flatMap((which) =>
  weekWords.flatMap((week) => [...weekdays, '天', '末'].map((day) => `${which}${week}${day}`)),
);
export const dayWords = [
  ...nearDays.keys(),
  ...weeks.filter((word) => !/末/.test(word)),
  ...englishDays,
  ...englishDays.map((day) => day.slice(0, 3)).filter((day) => day !== 'sat' && day !== 'sun'),
];
