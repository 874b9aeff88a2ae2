import type { ReadField, TermField } from '../reading';
import { englishDays, nearDays, weekdays } from '../words/time-words';
import { type Board, found } from './board';
import { readWishedHours } from './hours';
import type { DayAt } from './items';

export type AddTerm = (field: TermField, value: ReadField) => void;

const isFetch = /^[^,;\n]{0,8}?(?:[取提拉装接送寄走来]|发(?!车清单)|上门)/;
/** The hours right behind a day. */
const clockForm = /^ ?(?:[上中下]午|早上|傍晚|晚上)?(?: ?\d{1,2}[:点到至~-][\d:点半到至~-]{0,9})?[之以]?[前后]?/;
const dayLength = 86_400_000;

/** The wished day: words such as 明天, and dates. A day without a title or a word of fetching is doubtful. */
export function readDay(board: Board, today: string, keep: AddTerm): void {
  for (const [place, item] of board.items.entries()) {
    const day = item.date ? dayOf(item.date, today) : item.day && dayCalled(item.day, today);
    if (!day || board.isTaken(place)) continue;
    const after = board.plain.slice(item.to, item.to + 16);
    const [clock = ''] = clockForm.exec(after) ?? [];
    const rest = after.slice(clock.length);
    if (/^[^,;\n]{0,5}?(?:没[人空]|不[在行]|有课|要上班|[了过]|告诉|通知)/.test(rest)) continue;
    const title = board.items[place - 1];
    const isAsked = title?.kind === 'term' && /^collect/.test(title.term ?? '');
    const isNear = day > today && Date.parse(day) < Date.parse(today) + 200 * dayLength;
    const isClear = isNear && !/前$/.test(clock) && (isAsked || clock !== '' || isFetch.test(rest));
    const sure = isClear ? 'certain' : 'uncertain';
    const hours = readWishedHours(item.text + clock);
    const at = board.take(place, { from: item.from, to: item.to + (hours ? clock.length : 0) });
    keep('day', found(day, sure, at));
    if (hours) keep('hours', found(hours.value, isClear ? hours.sure : sure, at));
  }
}

/** Returns the next such date from today on; a day without a month is in this month or the next. Undefined for an invalid date. */
export function dayOf({ year, month, day }: DayAt, today: string): string | undefined {
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const near = month ?? (day >= thisDay ? thisMonth : (thisMonth % 12) + 1);
  const inYear = (each: number) => new Date(Date.UTC(each, near - 1, day));
  const date = inYear(year ?? (inYear(thisYear) < new Date(today) ? thisYear + 1 : thisYear));
  return near < 13 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

function dayCalled(word: string, today: string): string {
  const english = englishDays.findIndex((day) => day.startsWith(word));
  const weekday = english < 0 ? weekdays.indexOf(word.slice(-1).replace('天', '日')) : english;
  const present = (new Date(today).getUTCDay() + 6) % 7;
  // A weekday that has passed means next week.
  const later = word.startsWith('下') ? 7 - present + weekday : (weekday - present + 7) % 7;
  const near = nearDays.findIndex((words) => words.includes(word));
  return new Date(Date.parse(today) + (near < 0 ? later : near) * dayLength).toISOString().slice(0, 10);
}
