import type { Role, Span } from '../recognised';
import { isPending } from './pending-sides';
import type { Label } from './side-acts';
import { findTitles } from './side-titles';
import {
  aside,
  besideWriter,
  consignee,
  consignor,
  ends,
  hanging,
  lone,
  lookBack,
  someoneAt,
  writerWords,
} from './side-words';
import { comesToWriter, sends } from './weigh-sides';

/** Whether a region is named at a place. */
export type IsRegionAt = (at: number) => boolean;

/** A word behind what it speaks of, and from where on it does; its line where that is left open. */
export interface Aside extends Label {
  reach: number | undefined;
}

/** The words that speak of a side where they stand, and the sides whose data are said to come later. */
export function findLabels(text: string, isRegionAt: IsRegionAt): { labels: Label[]; pending: Set<Role> } {
  const { labels, pending } = findWords(text);
  return {
    labels: [
      ...labels,
      ...storesOf(text),
      ...findTitles(text),
      ...findHomes(text).filter(({ to }) => /^\s?:/.test(text.slice(to)) || isRegionAt(to)),
      ...findWriter(text, isRegionAt),
      ...findSigns(text, isRegionAt),
    ],
    pending,
  };
}

/** Titles and verbs of a side; 客户 takes the side that the words beside it leave. */
function findWords(text: string): { labels: Label[]; pending: Set<Role> } {
  const labels: Label[] = [];
  const pending = new Set<Role>();
  for (const [role, patterns] of [
    ['consignee', consignee],
    ['consignor', consignor],
  ] as const)
    for (const { index, 0: found } of text.matchAll(new RegExp(patterns.join('|'), 'giu'))) {
      const label = { role, from: index, to: index + found.length };
      if (isPending(label, text)) pending.add(role);
      else labels.push(label);
    }
  const said = ({ from, to }: Span) => text.slice(from, to);
  // 客户 in the block of each side is no word about one of them.
  const isShared = labels.filter((label) => said(label) === '客户').length > 1;
  // 客户 beside the one who receives sends.
  const isSender = /从客户|(?:收[件货车]?(?:[方人]|\s*:)|收货单位)/.test(text) && !/[发寄][件货车]?[方人]/.test(text);
  return {
    labels: labels
      .filter((label) => !isShared || said(label) !== '客户')
      .map((label) => (isSender && /^客户/.test(said(label)) ? { ...label, role: 'consignor' } : label)),
    pending,
  };
}

/** 仓：… 店：…: from the one to the other. */
function storesOf(text: string): Label[] {
  if (!/仓(?:库)?\s*:/.test(text)) return [];
  return [...text.matchAll(/(?<=^|[\s,;])门?店(?=\s*:)/g)].map(({ index, 0: found }) => ({
    role: 'consignee',
    from: index,
    to: index + found.length,
  }));
}

const homes = '老家|家里?|学校|公司|单位|厂里?|厂家|工厂|店里|工地|宿舍|仓库';
const ways: readonly (readonly [Role, RegExp])[] = [
  ['consignor', new RegExp(`从我?们?(?:${homes})`, 'gu')],
  ['consignee', new RegExp(`[回到给]我?们?(?:${homes})(?!\\p{Script=Han}{0,2}[寄发取])`, 'gu')],
];

/** Where somebody is at home or works, of which the message says that it goes there or comes from there: 寄到厂里修，厂里地址是…. */
function findHomes(text: string): Label[] {
  return ways.flatMap(([role, way]) =>
    [...text.matchAll(way)].flatMap(({ 0: found }) => {
      const place = found.replace(/^[从回到给]我?们?/, '');
      const said = /^老?家里?$/.test(place) ? '(?:老家|家里?)' : place;
      const again = new RegExp(`(?<=^|[\\s,;])我?们?${said}(?:那边|地址)?[是在]?`, 'gu');
      return [...text.matchAll(again)].map(({ index, 0: word }) => ({ role, from: index, to: index + word.length }));
    }),
  );
}

/** What the writer says of himself, and of the one at the other side. Who writes sends, unless there is somebody whom he bought from. */
function findWriter(text: string, isRegionAt: IsRegionAt): Label[] {
  const own: Role =
    comesToWriter(text) ||
    /(?<!我(?:们|这边)?是)(?:车主|卖家|卖方)|网上买|[送发运寄拉][到给]我(?:家|这|们这|住|[,;\s])|(?:我(?:自己|来|这边)*|等着?)[收接](?:车|货)?(?=[\s,;]|$)/.test(
      text,
    )
      ? 'consignee'
      : 'consignor';
  const labels: Label[] = [];
  // 收件：我 裴雪: the title has said it.
  for (const { index, 0: found } of text.matchAll(new RegExp(`(?<!: ?)${writerWords}`, 'gu')))
    labels.push({ role: own, from: index, to: index + found.length });
  // 我南通海门区…: the writer and where he is.
  for (const { index } of text.matchAll(/(?<=^|[\s,;\n])我(?=\s?\p{Script=Han})/gu))
    if (isRegionAt(index + 1)) labels.push({ role: own, from: index, to: index + 1 });
  const isGiven = besideWriter.test(text) && (sends.test(text) || /买[了下]?我/.test(text));
  // 我儿子的车要拿回来，他在某地; 我在某地，朋友在某地: he is at the other side.
  const there = comesToWriter(text) ? /(?<=^|[\s,;])[他她](?:人|现在|住)*在/g : isGiven ? someoneAt : undefined;
  const role = own === 'consignor' ? 'consignee' : 'consignor';
  for (const { index, 0: found } of there ? text.matchAll(there) : [])
    if (isRegionAt(index + found.length)) labels.push({ role, from: index, to: index + found.length });
  return labels;
}

/** Signs alone, before, behind and between what they speak of. */
function findSigns(text: string, isRegionAt: IsRegionAt): Label[] {
  const labels: Label[] = [];
  const add = (isReceiver: boolean, from: number, to: number) =>
    labels.push({ role: isReceiver ? 'consignee' : 'consignor', from, to });
  for (const { index, 0: sign } of text.matchAll(lone))
    add(/[收到止送卸终至交派进还]/.test(sign), index, index + sign.length);
  // 收某地…, 陈亮收某地….
  for (const { index } of text.matchAll(/(?<=(?:^|[\s,;\ue001])(?:\p{Script=Han}{2,3})?)收(?=\s?\p{Script=Han})/gu))
    if (isRegionAt(index + 1)) add(true, index, index + 1);
  for (const { index, 0: sign } of text.matchAll(hanging)) add(/[收送]/.test(sign), index, index + 1);
  for (const { index, 0: found } of text.matchAll(ends)) add(/[收进]/.test(found), index, index + found.length);
  return labels;
}

/** Words in brackets and sentences that look back: （这里取车）, 以上是收货的. */
export function findAsides(text: string): Aside[] {
  return [aside, lookBack].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ index, 0: found, 1: isSender }): Aside => ({
        role: isSender ? 'consignor' : 'consignee',
        from: found.startsWith('(') ? index + 1 : index,
        to: found.endsWith(')') ? index + found.length - 1 : index + found.length,
        reach: pattern === aside ? undefined : 0,
      }),
    ),
  );
}
