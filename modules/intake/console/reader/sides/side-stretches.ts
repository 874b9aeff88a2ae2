import type { Role, Span } from '../recognised';
import { lineOf } from './cue-reach';
import { type Anchor, type Cue, turned, type Zone } from './suppose-sides';

/** A stretch of the text, and the side that a word says of it. */
interface Stretch extends Span {
  role: Role | undefined;
}

const roles = ['consignor', 'consignee'] as const;

/** Cuts the text before each word that speaks of what follows it, and behind each that speaks of what was before. */
export function toStretches(text: string, cues: readonly Cue[], anchors: readonly Anchor[]) {
  /** Whether what stands before a word and what stands behind it make one side: 到某地取车，联系某某. */
  const isShared = (from: number, cue: Cue) => {
    const next = cues.find((each) => each.from >= cue.to)?.from ?? text.length;
    const kinds = anchors.filter((each) => each.from >= from && each.to <= next).map(({ kind }) => kind);
    return kinds.length === 2 && kinds[0] === 'region' && kinds[1] === 'phone';
  };
  const stretches: Stretch[] = [];
  let from = 0;
  let role: Role | undefined;
  let isContested = false;
  const close = (to: number, own: Role | undefined) => {
    if (to > from) stretches.push({ role: own, from, to });
    from = Math.max(from, to);
  };
  for (const cue of cues) {
    if (cue.isBehind) {
      // What was said of the other side goes on up to the line that the word ends.
      if (cue.start > from && role !== cue.role) close(cue.start, role);
      else if (role && role !== cue.role) isContested = true;
      close(cue.to, cue.role);
      role = undefined;
    } else {
      // `某地 提车，电话…`: what was before it in its sentence may be meant as well.
      const before = text.slice(from, cue.from);
      isContested ||=
        !role &&
        anchors.some((each) => each.from >= from && each.to <= cue.from) &&
        !isShared(from, cue) &&
        /^\s*,/.test(text.slice(cue.to)) &&
        /\p{L}\d*[^\n;]*$/u.test(before) &&
        from === lineOf(text, cue.from);
      close(cue.start, role);
      role = cue.role;
    }
  }
  close(text.length, role);
  return { stretches, isContested };
}

/** Gives each stretch its side; one of which no word speaks goes to the other side, or to the one that lacks what it holds. */
export function assignStretches(
  stretches: readonly Stretch[],
  text: string,
  cues: readonly Cue[],
  holds: (span: Span, kind?: Anchor['kind']) => boolean,
  isPair: boolean,
): { zones: Zone[]; isAsked: boolean } {
  const said = new Set(stretches.flatMap((each) => (each.role && holds(each) ? each.role : [])));
  const [single] = said;
  // 寄到老家: words of a side that hold nothing of it leave what is there to the other one.
  let isAsked = said.size === 0 && !cues.every((cue) => isOnward(text, cue));
  const has = (role: Role, kind: Anchor['kind']) => stretches.some((own) => own.role === role && holds(own, kind));
  const zones = stretches.flatMap((each, place): Zone[] => {
    if (each.role) return [{ ...each, role: each.role }];
    if (!holds(each)) return [];
    if (said.size === 0) return turned([{ ...each, role: cues[0]?.role ?? 'consignor' }]);
    // What stands before the first word is the other side, as in `苏州 A 发 盐城 B`.
    if (said.size === 1 && single) return isPair ? turned([{ ...each, role: single }]) : [{ ...each, role: single }];
    // Both are said already: it goes to the side that lacks what it holds.
    for (const kind of ['region', 'phone'] as const) {
      if (!holds(each, kind)) continue;
      const lacking = roles.filter((role) => !has(role, kind));
      if (lacking.length === 1 && lacking[0]) return [{ ...each, role: lacking[0] }];
      // 姓名… 电话… 发货地… 目的地…: of whom it speaks that comes first, the message does not say.
      isAsked ||= lacking.length > 1;
      const next = stretches[place + 1]?.role;
      if (lacking.length > 1 && next) return [{ ...each, role: next }];
    }
    // Beside two whole sides it is somebody else's, such as the dispatcher's.
    isAsked ||= !roles.every((role) => has(role, 'phone') && has(role, 'region'));
    return [];
  });
  return { zones, isAsked };
}

/** Whether a word names where it goes: 寄去某地, 送到我弟那. */
const isOnward = (text: string, { from, to }: Span): boolean =>
  /(?<!过)[到往至给去回]$/.test(text.slice(from, to)) &&
  /^\s?(?![吗吧啊呢了的过这那哪楼门]|家门|小区)\p{Script=Han}/u.test(text.slice(to));
