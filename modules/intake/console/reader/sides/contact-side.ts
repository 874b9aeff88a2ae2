import type { FoundRegion } from '../find-region';
import type { Anchor, Cue } from './suppose-sides';

/** What the writer says before his own name or number. */
const ownContact = /^(?:联系我|我叫|我姓|我的?(?:电话|手机号?码?|号码?|联系方式|姓名|名字)[是叫]?|我)$/;
/** What may stand between a way and a number that is of neither of its ends for certain: 甲地到乙地，联系人某某. */
const apart = /[,;\n][^,;\n]*(?:联系|[他她]的?(?:电话|手机))|,[^,;\n]{2,},[^,;\n]*$|[\n;\ue005]|我/;

/** Whether the only number of a message of two places stands so that nothing says at which of them it is. */
export function isContactOpen(
  text: string,
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  regions: readonly FoundRegion[],
): boolean {
  const [phone, ...more] = anchors.filter(({ kind }) => kind === 'phone');
  if (!phone || more.length > 0 || new Set(regions.map(({ code }) => code)).size < 2) return false;
  const last = cues.findLast(({ to }) => to <= phone.from);
  if (!last) return false;
  const end = anchors.findLast(({ kind, to }) => kind === 'region' && to <= phone.from);
  const isBehindWay = end !== undefined && last.to <= end.from && anchors[0]?.to !== end.to;
  return ownContact.test(text.slice(last.from, last.to)) || (isBehindWay && apart.test(text.slice(end.to, phone.from)));
}
