import type { Found, Role, Span, TermField } from '../reading';
import { nearDays, weekdays } from '../words/day-words';
import { fillers, payingSides, payVerbs } from '../words/money-words';
import { noAmountWords } from '../words/values';
import { type Board, doubted, found } from './board';
import { readWishedHours } from './hours';
import type { Item } from './items';
import { amountAt } from './numbers';

export type Terms = Partial<Record<TermField, Found>>;

/** Who pays, as the text calls that side; it is known once the sides are. */
export interface Paying extends Span {
  who: string;
}

export interface ReadTerms {
  terms: Terms;
  /** Amounts that are written for each vehicle. */
  ofEach: readonly TermField[];
  paying: Paying | undefined;
}

/** Reads what the items from one place to another say of the whole order. */
export function readTerms(board: Board, today: string, start: number, end: number): ReadTerms {
  const terms: Terms = {};
  const ofEach: TermField[] = [];
  const spans = new Map<TermField, Span[]>();
  const keep = (field: TermField, value: Found) => {
    const known = terms[field];
    const at = spans.get(field) ?? [];
    at.push(...value.at);
    spans.set(field, at);
    // Of two values the later one is meant, and is to be looked at.
    terms[field] = !known || known.value === value.value ? { ...(known ?? value), at } : { ...doubted(value), at };
  };
  for (let place = start; place < end; place += 1) {
    const item = board.items[place] as Item;
    if (item.kind !== 'word' || board.isTaken(place)) continue;
    if (item.meaning.kind === 'payer') {
      const field = readPayer(board, place, item.meaning.payer);
      if (field) keep('payer', field);
    } else if (item.meaning.kind === 'term') {
      const field = moneyFields[item.meaning.term];
      const amount = field && readAmount(board, place);
      if (!field || !amount) continue;
      if (amount.isEach) ofEach.push(field);
      if (amount.value) keep(field, amount.isEach ? doubted(amount.value) : amount.value);
    }
  }
  readDay(board, today, start, end, keep);
  const paying = terms.payer ? undefined : findPaying(board, start, end);
  const remark = readRemark(board, start, end);
  if (remark) terms.remark = remark;
  return { terms, ofEach, paying };
}

const moneyFields: Readonly<Partial<Record<string, TermField>>> = {
  cashOnDelivery: 'cashOnDelivery',
  insured: 'insuredValue',
  value: 'insuredValue',
};

const clauseEnd = /[\n;,。，!！?？]/;

/** The text of the clause before and behind a stretch. */
function clauseAround({ plain }: Board, { from, to }: Span): { before: string; after: string } {
  const before = plain.slice(Math.max(from - 20, 0), from);
  const after = plain.slice(to, to + 24);
  const begin = Math.max(...['\n', ';', ',', '。', '!', '?'].map((sign) => before.lastIndexOf(sign))) + 1;
  const end = after.search(clauseEnd);
  return { before: before.slice(begin), after: end < 0 ? after : after.slice(0, end + 1) };
}

function readPayer(board: Board, place: number, payer: 'consignor' | 'consignee' | 'monthly'): Found | undefined {
  const item = board.items[place] as Item;
  const { before, after } = clauseAround(board, item);
  // □寄付 ☑到付: an empty box.
  if (
    /[□☐○]\s?$/.test(before) ||
    /(?:不要|不用|不是|别|不能|不走|取消)[^到寄发月]{0,3}$/.test(before) ||
    /^(?:取消|不行|不要|不了)/.test(after)
  ) {
    board.note(place);
    return undefined;
  }
  const isQuestion =
    /能不能|可不可以|[能可]不[能可]|支持不|行不行/.test(before + after) || /[吗么?]|(?:可以|[能行做办])不/.test(after);
  // Whether one may pay by the month is a question of those who do not.
  if (isQuestion && payer === 'monthly') return undefined;
  return found(payer, isQuestion ? 'uncertain' : 'certain', board.take(place));
}

/** The amount behind its word, or right before it; no value where the text says that there is none. */
function readAmount(board: Board, place: number): { value: Found | undefined; isEach: boolean } | undefined {
  const item = board.items[place] as Item;
  const { lower } = board;
  let at = item.to;
  let skipped = '';
  for (let more = 0; more < 5; more += 1) {
    const filler = fillers.find((word) => lower.startsWith(word, at));
    if (!filler || amountAt(lower, at)) break;
    skipped += filler;
    at += filler.length;
  }
  const { before, after } = clauseAround(board, item);
  const amount = amountAt(lower, at);
  const none = noAmountWords.find(
    (word) => lower.startsWith(word, at) && !/[\d.]/.test(lower.charAt(at + word.length)),
  );
  if (!amount?.value && none !== undefined && (skipped !== '' || none.length > 1)) {
    board.noteSpan({ from: item.from, to: at + none.length });
    return { value: undefined, isEach: false };
  }
  const span =
    amount && !isOther(board.plain, amount.to)
      ? { from: item.from, to: amount.to, value: amount.value }
      : amountBefore(board, item);
  if (!span) return undefined;
  const isEach =
    /每[台辆部]|各/.test(before.slice(-4) + skipped) ||
    /^[ ,(]*每?[\\/]?[台辆]/.test(board.plain.slice(span.to, span.to + 4)) ||
    /每[台辆]/.test(after);
  if (span.value === 0) {
    board.noteSpan(span);
    return { value: undefined, isEach };
  }
  return { value: found(String(span.value), 'certain', [board.takeSpan({ from: span.from, to: span.to })]), isEach };
}

/** Whether a number goes on as something else than money: a count, a phone, a day. */
const isOther = (plain: string, to: number) => /^ ?(?:台|辆|部|号|月|日|天|公里|\d)/.test(plain.slice(to, to + 3));

/** 3200块代收: the amount that ends where its word begins. */
function amountBefore({ lower }: Board, item: Item): (Span & { value: number }) | undefined {
  const end = lower.charAt(item.from - 1) === ' ' ? item.from - 1 : item.from;
  for (let at = Math.max(end - 12, 0); at < end - 1; at += 1) {
    if (
      /\d[.,]$|[\d一二三四五六七八九十百千万.-]$/.test(lower.slice(Math.max(at - 2, 0), at)) ||
      /[ :=¥$,]/.test(lower.charAt(at))
    )
      continue;
    const amount = amountAt(lower, at);
    if (amount && amount.to === end && amount.value >= 50) return { from: at, to: item.to, value: amount.value };
  }
  return undefined;
}

const isTold =
  /^[^,;\n]{0,4}?(?:[给报发告回补][^,;\n]{0,2}[你您]|告诉|通知|补[充上给发]|回复|确[认定]|再说|(?:给|联系)[你您])/;
const isFetch = /^[^,;\n]{0,8}?(?:[取提拉装接送寄走来出]|发(?!车清单)|上门)/;

/** The wished day: words such as 明天, and dates. */
function readDay(
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
    const sure = isLast || isPast ? 'uncertain' : 'certain';
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

const freights = [
  /运费(?:支付|谁[付出])?|邮费|运输费|托运费|物流费|车费|路费|费用|谁付|freight|shipping/gi,
  /付款方式|付款[人方]?|付费|结算方式|钱(?=[:都由我他她])|^付(?=[: ])/gm,
];

/** Who is called the one that pays: 运费我出, 收货人付运费, 付款：收方. */
function findPaying(board: Board, start: number, end: number): Paying | undefined {
  const [first, last] = [board.items[start], board.items[end - 1]];
  if (!first || !last) return undefined;
  const text = board.plain.slice(first.from, last.to);
  const matches = freights.flatMap((form) => [...text.matchAll(form)]).sort((a, b) => a.index - b.index);
  for (const { index, 0: word } of matches) {
    const span = { from: first.from + index, to: first.from + index + word.length };
    const { before, after } = clauseAround(board, span);
    const verb = Array.from(after).findIndex((sign) => payVerbs.includes(sign));
    const behind = verb > 0 ? after.slice(0, verb) : /^ ?[:=\]|]|^ /.test(after) ? after.slice(0, 7) : '';
    const who = behind.replace(/[:=\]|\s,;。]/g, '').replace(/^(?:是|由|让|叫|找|跟|算|就|都)+/, '');
    if (who !== '' && !/^\d|[不没]/.test(who))
      return { who, from: span.from, to: span.to + (verb > 0 ? verb + 1 : behind.trimEnd().length) };
    const early = /^(.{1,10}?)(?:来|自己)?[付出给掏承包结]/.exec(before.trim())?.[1];
    if (early && !/[不没]/.test(early)) return { who: early, from: span.from - before.length, to: span.to };
  }
  const alone =
    /(?:^|[\n;,。 ])(我|本人|收[货件车]?[人方]|[寄发][货件车]?[人方]|对方|客户)(?:来|自己)?(?:付|出钱|掏钱|给钱|结)(?=[\n;,。吧哈 ]|$)/.exec(
      text,
    );
  return alone?.[1]
    ? { who: alone[1], from: first.from + alone.index, to: first.from + alone.index + alone[0].length }
    : undefined;
}

/** The side that pays, by its word, as the writer's, or by a name. */
export function resolvePayer(
  board: Board,
  { who, from, to }: Paying,
  names: Readonly<Record<Role, string | undefined>>,
  writer: Role | undefined,
  isAsked: boolean,
): Found | undefined {
  const isSaid = (role: Role) => payingSides[role].some((word) => who.toLowerCase().includes(word));
  if (/^[寄发收]$/.test(who))
    return found(who === '收' ? 'consignee' : 'consignor', 'certain', [board.takeSpan({ from, to })]);
  const called = (['consignor', 'consignee'] as const).filter(isSaid);
  const sender = writer ?? 'consignor';
  const make = (role: Role, isCertain: boolean) =>
    found(role, isCertain && !isAsked ? 'certain' : 'uncertain', [board.takeSpan({ from, to })]);
  if (called.length === 1 && called[0]) return found(called[0], 'certain', [board.takeSpan({ from, to })]);
  const isCalled = (name = '') =>
    name !== '' &&
    (who.includes(name) || name.startsWith(who) || (/^[老小阿大].$/.test(who) && name.startsWith(who.charAt(1))));
  const named = (['consignor', 'consignee'] as const).filter((role) => isCalled(names[role]));
  if (named.length === 1 && named[0]) return make(named[0], true);
  if (/^(?:我们?|咱|本人|自己|i|me)(?:这边|这里|方|自己|来)?$/i.test(who)) return make(sender, false);
  if (/[他她]|对方|那边|那头|^我./.test(who)) return make(sender === 'consignor' ? 'consignee' : 'consignor', false);
  return undefined;
}

/** What stands behind the title of a remark, up to the end of its line or the next title. */
function readRemark(board: Board, start: number, end: number): Found | undefined {
  const place = board.items.findIndex(
    (item, at) =>
      at >= start &&
      at < end &&
      item.kind === 'word' &&
      item.meaning.kind === 'term' &&
      item.meaning.term === 'remark' &&
      item.isTitle,
  );
  const title = board.items[place];
  if (!title) return undefined;
  let last = place;
  let isOpen = false;
  for (let next = place + 1; next < end; next += 1) {
    const item = board.items[next] as Item;
    if (item.gap > 3 && !(next === place + 1 && item.gap === 4)) break;
    const isFact =
      item.kind === 'word' && (item.meaning.kind === 'brand' || item.meaning.kind === 'category') && item.gap > 0;
    if (isFact || (item.isTitle && item.kind !== 'chunk' && item.gap > 0)) break;
    isOpen ||= !board.isTaken(next);
    last = next;
  }
  if (!isOpen || last === place) return undefined;
  const span = { from: board.items[place + 1]?.from ?? title.to, to: board.items[last]?.to ?? title.to };
  const text = board.text.slice(span.from, span.to);
  board.note(place);
  const at = [board.takeSpan(span)];
  return found(text, /\d{5}/.test(text) ? 'uncertain' : 'certain', at);
}
