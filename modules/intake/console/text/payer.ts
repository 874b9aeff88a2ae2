import type { Found, Role, Span } from '../reading';
import { payingSides, payVerbs } from '../words/money-words';
import { type Board, found } from './board';
import { clauseAround } from './clause';
import type { Item } from './items';

/** Who pays, as the text calls that side; it is known once the sides are. */
export interface Paying extends Span {
  who: string;
}

/** A payer that a word names, unless the text says that it is not that one. */
export function readPayer(
  board: Board,
  place: number,
  payer: 'consignor' | 'consignee' | 'monthly',
): Found | undefined {
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
    /还是|能不能|可不可以|[能可]不[能可]|支持不|行不行/.test(before + after) ||
    /[吗么?]|(?:可以|[能行做办])不/.test(after);
  // Whether one may pay by the month is a question of those who do not.
  if (isQuestion && payer === 'monthly') return undefined;
  return found(payer, isQuestion ? 'uncertain' : 'certain', board.take(place));
}

const freights = [
  /运费(?:支付|谁[付出])?|邮费|运输费|托运费|物流费|车费|路费|费用|谁付|freight|shipping/gi,
  /付款方式|付款[人方]?|付费|结算方式|钱(?=[:都由我他她])|^付(?=[: ])/gm,
];

/** Who is called the one that pays: 运费我出, 收货人付运费, 付款：收方. */
export function findPaying(board: Board, start: number, end: number): Paying | undefined {
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
