import type { Found, TermField } from '../reading';
import { nearDays, weekdays } from '../words/day-words';
import { type Board, found } from './board';
import { readWishedHours } from './hours';
import type { Item } from './items';

const isTold =
  /^[^,;\n]{0,4}?(?:[给报发告回补][^,;\n]{0,2}[你您]|告诉|通知|补[充上给发]|回复|确[认定]|再说|(?:给|联系)[你您])/;
const isFetch = /^[^,;\n]{0,8}?(?:[取提拉装接送寄走来出]|发(?!车清单)|上门)/;

/** The wished day: words such as 明天, and dates. */
export function readDay(
  board: Board,
  today: string,
  start: number,
  end: number,
  keep: (field: TermField, value: Found) => void,
): void {
  for (let place = start; place < end; place += 1) {
    const item = board.items[place] as Item;
    if (board.isTaken(place)) continue;
    const day =
      item.kind === 'date'
        ? dayOf(item, today)
        : item.kind === 'word' && item.meaning.kind === 'day'
          ? dayCalled(item.meaning.day, today)
          : undefined;
    if (day === undefined) continue;
    const after = board.plain.slice(item.to, item.to + 16);
    if (isTold.test(after) || /^[^,;\n]{0,5}?(?:没人|没空|不在|有课|要上班|不行)/.test(after)) continue;
    // 今天收了一台: only what is to be done today is a wish.
    if (
      /^今[天日]/.test(item.text) &&
      (!isFetch.test(after) || /^[^,;\n]{0,6}?(?:[了过]|清单|还有|有)/.test(after)) &&
      !/^ ?(?:$|[,;\n上下晚])/.test(after)
    )
      continue;
    const isLast = /^ ?[^,;\n]{0,4}[之以]?前(?!面)/.test(after);
    const isPast = day < today || Date.parse(day) > Date.parse(today) + 200 * 86_400_000;
    const clock = clockBehind(after);
    const hours = readWishedHours(item.text + clock);
    const sure = isLast || isPast || (day === today && clock === '') ? 'uncertain' : 'certain';
    const at = [board.takeSpan({ from: item.from, to: item.to + clock.length })];
    keep('day', found(day, sure, at));
    if (hours) keep('hours', found(hours.value, sure === 'certain' ? hours.sure : sure, at));
  }
}

/** The parts of hours right behind a day, in Chinese and in English. */
const clockForms = [
  /^\s?(?:上午|早上|中午|下午|傍晚|晚上)?\s?[\d一二两三四五六七八九十]{1,2}(?::\d\d|点半?|(?=-))/,
  /^\s?[-~到至]\s?(?:上午|早上|中午|下午|傍晚|晚上)?[\d一二两三四五六七八九十]{1,2}(?::\d\d|点半?)/,
  /^[之以]?[前后]/,
];
const englishClock = /^ (?:(?:before|after|at)? ?[\d:]{1,5} ?[ap]m|morning|afternoon|evening)/;

function clockBehind(text: string): string {
  let to = 0;
  for (const form of clockForms) {
    const [part] = form.exec(text.slice(to)) ?? [];
    if (part === undefined && to === 0) break;
    to += part?.length ?? 0;
  }
  return to > 0 ? text.slice(0, to) : (englishClock.exec(text)?.[0] ?? '');
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The next such day from today on; undefined where there is no such date. */
function dayOf(
  { year, month, day }: { year: number | undefined; month: number | undefined; day: number },
  today: string,
): string | undefined {
  const now = Date.parse(today);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const near = month ?? (day >= thisDay ? thisMonth : (thisMonth % 12) + 1);
  const inYear = (each: number) => Date.UTC(each, near - 1, day);
  const time = year ? inYear(year) : inYear(thisYear) < now ? inYear(thisYear + 1) : inYear(thisYear);
  return new Date(time).getUTCDate() === day ? toDay(time) : undefined;
}

function dayCalled(word: string, today: string): string | undefined {
  const now = Date.parse(today);
  const days = nearDays.get(word);
  if (days !== undefined) return toDay(now + days * 86_400_000);
  const english = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(word.slice(0, 3));
  const last = word.charAt(word.length - 1);
  const wanted = english >= 0 ? english : weekdays.indexOf(last === '天' ? '日' : last);
  if (wanted < 0) return undefined;
  const present = (new Date(now).getUTCDay() + 6) % 7;
  // A day of this week that is over means the next one.
  const later = word.startsWith('下') ? 7 - present + wanted : (wanted - present + 7) % 7;
  return toDay(now + later * 86_400_000);
}
