import type { FoundRegion } from '../find-region';
import type { Span } from '../recognised';
import { mark } from '../scan';
import type { Anchor, Cue } from './suppose-sides';

/** Where the line, or the sentence, of a place begins. */
export const lineOf = (text: string, at: number) =>
  Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf(';', at - 1)) + 1;

/** Whether what the word speaks of stands before it: in its line there is something before it and nothing after it. `words`: all that may begin another side. */
export function isBehind(
  { from, to }: Span,
  text: string,
  anchors: readonly Anchor[],
  cues: readonly Cue[],
  words: readonly Span[],
): boolean {
  const start = Math.max(text.lastIndexOf('\n', from - 1), text.lastIndexOf(';', from - 1)) + 1;
  const end = Math.min(...[text.indexOf('\n', to), text.indexOf(';', to), text.length].filter((at) => at >= 0));
  const last = Math.max(start, ...cues.filter((cue) => !cue.isBehind && cue.to <= from).map((cue) => cue.to));
  const next = Math.min(end, ...words.filter((cue) => cue.from >= to).map((cue) => cue.from));
  if (/^\s*(?:↑|⬆|👆)/u.test(text.slice(to))) return true;
  // 段师傅 137… 发，杨丽红 159… 收.
  if (
    /\ue001\s*$/.test(text.slice(0, from)) &&
    /^[收发寄]的?$/.test(text.slice(from, to)) &&
    /^\s*(?:$|[,;\n])/.test(text.slice(to))
  )
    return true;
  // 收件姓名 柳明 收件手机 …: a title of a form is followed by its value.
  const isTitled = /(?:姓名|名称|名字|联系人|联系方式|电话|手机号?码?|座机|地址|[人方]|[是叫])$/.test(
    text.slice(from, to),
  );
  if (isTitled && !/^[^\S\n]*[)\]]?[^\S\n]*(?:$|[\n,;])/.test(text.slice(to))) return false;
  if (/^\s*(?:[:]|同上)/.test(text.slice(to)) || /^(?:我|那边|对方|车|收的)/.test(text.slice(from, to))) return false;
  // 送储红⏎138…: the one who is named behind it goes on in the next line.
  if (new RegExp(`^\\s?\\p{Script=Han}{2,4}\\s*[\\n,]\\s*${mark.phone}`, 'u').test(text.slice(to))) return false;
  // 甲 138… 某地8号出发，: it hangs on a whole side.
  const held = anchors.filter((each) => each.from >= last && each.to <= from);
  if (
    new Set(held.map(({ kind }) => kind)).size === 2 &&
    (/[\d号室楼院\ue001](?:这?[个边]?是)?$/.test(text.slice(0, from)) ||
      /^[收发寄][车货件]$/.test(text.slice(from, to))) &&
    /^子?\s*(?:$|[,;\n])/.test(text.slice(to))
  )
    return true;
  return (
    anchors.some((each) => each.from >= Math.min(last, start === last ? start : last) && each.to <= from) &&
    !anchors.some((each) => each.from >= to && each.from < next)
  );
}

/** From where on a word speaks: itself, a name that it hangs on, or the place before it. */
export function startOf(
  { from, to }: Span,
  text: string,
  anchors: readonly Anchor[],
  regions: readonly FoundRegion[],
): number {
  const said = text.slice(from, to);
  const name = /(?<=^|[\s,;\ue001\ue002\ue005])[\p{Script=Han}·A-Za-z]{1,8}\(?$/u.exec(text.slice(0, from));
  if (name && /^[收寄发]$/.test(said) && /^(?:\)|\s*\ue001)/.test(text.slice(to))) return name.index;
  // 昆明那边, 昆明收，某某 138…: the place is of what it speaks of.
  const isOfPlace = /^[那这][边头里]/.test(said) || (said === '收' && /^\s?[,;]/.test(text.slice(to)));
  const place = isOfPlace ? regions.find(({ end }) => end === from) : undefined;
  if (place) return place.start;
  // 乙地 交给某某 138…: behind somebody else's phone the place is of him to whom it goes.
  const [phone, goes] = anchors.filter((each) => each.to <= from).slice(-2);
  const isGiven = /^(?:转?交给?|给到)$/.test(said) && phone?.kind === 'phone' && goes?.kind === 'region';
  return isGiven ? goes.from : from;
}
