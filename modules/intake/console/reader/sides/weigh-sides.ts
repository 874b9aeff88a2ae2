import type { FoundRegion } from '../find-region';
import type { Role } from '../recognised';
import { type Anchor, type Cue, turned, type Zone } from './suppose-sides';

/** Something in the text that speaks for a side, where, and how much. */
interface Evidence {
  at: number;
  role: Role;
  weight: 1 | 2;
  /** It speaks of what stands before it. */
  isBehind?: boolean;
  /** It follows from who writes. */
  isOfPeople?: boolean;
}

/** What somebody is to the writer. */
export const people =
  '(?:老?[爸妈爹娘哥姐弟妹]|爷爷|奶奶|外[公婆]|孙[子女]|老[公婆]|媳妇|儿子|女儿|闺女|小舅子|[表堂大二三小老](?:[哥姐弟妹舅叔伯姨姑表乡])|[舅叔姨姑]|细佬|对象|男友|女友|朋友|同学|室友|战友|亲戚)';
/** Words of which one does not know whether they speak of a side: those of the writer about himself, and about somebody there. */
const isWeak = /^(?:我|那|对方|me|this|店|仓库|学校|宿舍|公司|单位|出租屋|客户|老?家|[提交][车货]|[发寄]$)/i;
/** Somebody or somewhere that the writer speaks of as his own. */
const relatives = new RegExp(
  `(?<=^|[\\s,;:(我他她给让叫打找是到\\ue000-\\uf8ff])(?:我们?|他|她)?(?:${people}|老?家|老头子?|老太太|[他她](?=\\s*[:\\ue001]|\\s\\p{Script=Han}{2,4}\\s?\\ue001))(?!\\p{Script=Han}{0,2}[市区县镇乡村路街]|(?:那?[边里头]|家)[去来]?[,;]|的(?!\\s?\\ue001|电话|手机|号|是))`,
  'gu',
);
const writers = new RegExp(`(?<=^|[\\s,;:(\\ue000-\\uf8ff])(?:我|本人)(?!\\p{Script=Han}{0,1}(?:${people}|家))`, 'gu');
export const sends =
  /[寄发运送拉托捎带弄整](?:[^,;\n]{0,12})?(?:回|去|到|往|给)|卖(?:了|给|掉|出)|给[他她](?=$|[,;\s])|(?:要|想|帮我?|毕业|请)[^,;\n]{0,8}[寄发运送拉托捎带弄整]|返厂|给我\p{Script=Han}{0,2}[爸妈哥姐弟妹儿女叔伯舅姑姨嫂友亲侄婆公象孙]/u;
/** Not what is brought to somebody of the writer's: 拉到我对象那. */
export const notOfKin = `(?!${people}|\\p{Script=Han}{0,2}[爸妈哥姐弟妹儿女叔伯舅姑姨嫂友亲侄婆公])`;
/** What is brought to the writer comes to him, or he fetches it: 发过来, 运到我这. */
const toWriter = new RegExp(
  `[发寄送运拉托带捎弄整拖搬邮拿取接](?:车)?(?:过来|回来|来我|到我|给我|回我)${notOfKin}|(?:给|帮)我[^,;\\n]{0,6}(?:过来|回来)|[发寄送运拉][到来往]?我们?(?:这|家|单位|公司|学校|店|住)|[发寄送运拉][到往][^,;\\n]{2,14}我们?(?:这|家|单位|公司|学校|店)|我(?:来|要|这边|自己)?(?:收|接)(?!费)|我(?:在[^,;\\n]{1,5})?(?:刚|新)?买|我是收|我们?(?:在|这边)[^,;\\n]{2,24}(?:收|接)[车货]?(?=[,;\\s]|$)|(?:闲鱼|网|平台)上?(?:刚|新)?[收买淘]了?(?:一[台辆]|[台辆])`,
  'u',
);
/** What is sent or brought that is no vehicle: 地址发过来, 货款带回来. */
const noVehicle =
  /地址|信息|资料|定位|位置|电话|号码|照片|图片|截图|单号|[订回]单|报价|价格|发票|视频|合同|消息|微信|链接|钥匙|充电器|款|运费|费用|[车货]钱|钱[^\p{L}]|收回来|\ue005\p{Script=Han}{0,6}带/u;
/** Whether the vehicle comes to the one who writes. */
export const comesToWriter = (text: string): boolean =>
  /我是(?:[收买接][车货件]?(?:的|那|方|人)|买家)/.test(text) ||
  text.split(/[,;\n]/).some((clause) => toWriter.test(clause) && !noVehicle.test(clause));

/** With whom it is spoken before and afterwards: 到了联系某某. */
const spoken: readonly (readonly [Role, 1 | 2, RegExp])[] = [
  ['consignee', 1, /(?:送|拉|运)?到了?(?:地方|以?后|那边)?(?:再|就|请)?(?:打|联系|联络|找|叫|通知)/gu],
  // 刘哥接.
  ['consignee', 2, /(?<=\p{Script=Han}{2})(?<![代签应查预])[接收](?=\s?(?:[,;\ue001]|$))/gu],
  ['consignee', 1, /店[主长]/gu],
  ['consignor', 1, /仓管|库管|发货员|我?店里[拿提取]/gu],
  ['consignor', 1, /(?:来之?前|[取提装拿拉][车货]?(?:之?前|的?时候)?)(?:请|先|就|再)?(?:打|联系|联络|找|叫)/gu],
];

/** 这次反着来: what was said before holds no longer. */
export const reversed = /反着|反过来|颠倒|[弄搞写]反|反了/;

/** What the words about the sides say of those that were supposed. */
function evidenceOfCues(
  zones: readonly Zone[],
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  text: string,
): Evidence[] {
  const holds = (from: number, to: number) => anchors.some((each) => each.from >= from && each.to <= to);
  return cues.flatMap((cue, order): Evidence[] => {
    // Where it ends what is said of a place it speaks of that.
    const ended = /^\s*(?:$|[,;\n])/.test(text.slice(cue.to))
      ? anchors.findLast(({ to }) => to <= cue.from && !/[,;\n]/.test(text.slice(to, cue.from)))
      : undefined;
    const place = ended?.from ?? cue.from;
    const at = zones.findIndex(({ from, to }) => place >= from && place < to);
    const zone = zones[at];
    if (!zone) return [];
    const said = text.slice(cue.from, cue.to);
    // 怀化那边: which of them it is, the place says.
    if (/^[那这]/.test(said) && anchors.some(({ kind, to }) => kind === 'region' && to === cue.from)) return [];
    // 想捎到某地: before both sides it tells the way, and not whose place follows.
    if (at === 0 && /[到往至给去回→]$/.test(said) && !/^\s*:/.test(text.slice(cue.to))) return [];
    const next = Math.min(cues[order + 1]?.from ?? text.length, zone.to);
    const speaks = ended !== undefined || (cue.isBehind ? holds(zone.from, cue.from) : holds(cue.to, next));
    return [
      {
        at: place,
        role: cue.role,
        weight: speaks && !isWeak.test(said) ? 2 : 1,
        isBehind: cue.isBehind || ended !== undefined,
      },
    ];
  });
}

/** The writer sends what he sends, and those whom he speaks of receive it; the other way round where it comes to him. */
function evidenceOfPeople(text: string): Evidence[] {
  const comes = comesToWriter(text);
  // 弟弟寄给哥哥: of whom somebody speaks who does not write of himself, one does not know.
  if (!/我|本人/.test(text) || comes === sends.test(text)) return [];
  const all = (pattern: RegExp, role: Role): Evidence[] =>
    [...text.matchAll(pattern)].map(({ index }) => ({ at: index, role, weight: 1, isOfPeople: true }));
  return [...all(writers, comes ? 'consignee' : 'consignor'), ...all(relatives, comes ? 'consignor' : 'consignee')];
}

/** With whom it is spoken when it is fetched, and when it is there. */
const evidenceOfCalls = (text: string): Evidence[] =>
  spoken.flatMap(([role, weight, words]) =>
    [...text.matchAll(words)].map(({ index, 0: found }) => ({ at: index + found.length, role, weight })),
  );

/** Sides that were supposed in the order of the text, turned where what the message says of them speaks against it; asked where that is too little or is said both ways. */
export function weighed(
  zones: readonly Zone[],
  cues: readonly Cue[],
  anchors: readonly Anchor[],
  regions: readonly FoundRegion[],
  text: string,
): { zones: Zone[]; isAsked: boolean } {
  // What comes behind the last place or phone of a side says nothing of it, nor does a sentence before that of its phone.
  const isOwn = ({ at }: Evidence) =>
    zones.some(({ from, to }, place) => {
      const last = anchors.findLast((each) => each.from >= from && each.from < to);
      return at >= from && at < (last?.to ?? to) && !(place > 1 && last && text.slice(at, last.from).includes(';'));
    });
  const evidence = [
    ...evidenceOfCues(zones, cues, anchors, text),
    ...evidenceOfPeople(text),
    ...evidenceOfCalls(text),
  ].filter((each) => each.isBehind || isOwn(each));
  const isPair = anchors.filter(({ kind }) => kind === 'phone').length === 2 && zones.length > 1;
  // Of what is named with the places it is known whose it is, where it is named again with the people.
  const names = [
    ...regions.map(({ start, code }) => ({ at: start, name: code.slice(0, 4) })),
    ...[...text.matchAll(relatives)].map(({ index, 0: found }) => ({
      at: index,
      name: found.replace(/^[我他她]们?/, ''),
    })),
  ];
  // Places first and people below: each pair is weighed by itself, and people stand in the order of their places.
  const pairs = zones.length < 4 ? [zones] : [zones.slice(0, 2), zones.slice(2)];
  let isAsked = !isPair;
  let order = 0;
  const known = new Map<string, Role>();
  const told = pairs.flatMap((pair) => {
    let [agree, differ] = [0, 0];
    // Of the writer and his people one thing tells, which way it goes: alone that is too little.
    let isTold = order !== 0;
    for (const zone of pair) {
      const isIn = (at: number) => at >= zone.from && at < zone.to;
      const again = names.flatMap(({ at, name }): Evidence[] => {
        const role = isIn(at) ? known.get(name) : undefined;
        return role ? [{ at, role, weight: 2 }] : [];
      });
      // He who is called 女儿 beside a place is of that place, wherever he is named again.
      const own = [...evidence.filter(({ at }) => isIn(at) && !again.some((each) => each.at === at)), ...again];
      isTold ||= own.some(({ isOfPeople }) => !isOfPeople);
      const most = (isOwn: boolean) =>
        own.filter(({ role }) => (role === zone.role) === isOwn).reduce((sum, { weight }) => sum + weight, 0);
      agree += Math.min(most(true), 2);
      differ += Math.min(most(false), 2);
    }
    if (Math.max(agree, differ) < 2) [agree, differ] = [agree + Math.max(order, 0), differ + Math.max(-order, 0)];
    isAsked ||= !isTold || reversed.test(text) || Math.max(agree, differ) < 2 || Math.min(agree, differ) > 0;
    order = Math.sign(agree - differ);
    const sides = differ > agree ? turned(pair) : [...pair];
    for (const { at, name } of names)
      for (const { role, from, to } of sides) if (at >= from && at < to) known.set(name, role);
    return sides;
  });
  return { zones: told, isAsked };
}
