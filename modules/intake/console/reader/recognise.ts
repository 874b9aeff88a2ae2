import type { Brand } from '../../contract/brands';
import { findRegions, type RegionNames } from './find-region';
import { readParty, readStray } from './party/read-party';
import { readPhones } from './party/read-phones';
import type {
  Leftover,
  Recognised,
  RecognisedOrder,
  RecognisedParty,
  RecognisedVehicle,
  Role,
  Span,
} from './recognised';
import { atOrigin } from './rewrite';
import { createScan, extract, mark, type Scan, spanOf } from './scan';
import { coverOverview } from './sides/overview';
import { splitSides } from './sides/split-sides';
import { readWishedHours } from './terms/read-hours';
import { readOrder } from './terms/read-order';
import { extractPayer, readPayer } from './terms/read-payer';
import { readRemark } from './terms/read-remark';
import { type Tidied, tidy } from './tidy/tidy';
import { readVehicles } from './vehicles/read-vehicles';

/** The most that a field of a side that is asked may claim to be sure. */
const asked = 0.6;

/** Where one writes that something before was wrong, what is meant is for a person to see. */
const correction =
  /不对[,，。！!\s]|(?<![别没不])[写发打填搞弄说]错(?!过)|更正|更改|改[成为一了到]|应该是|(?<!没)[换变]了(?!一?[台辆部])|不是.{1,12}[是而]|[作取]废|以.{0,4}为准/;

/** Money and vehicles, of which a correction leaves the sides as they are. */
const ofGoods = /运费|付|代收|货款|保价|月结|[台辆](?!州)|车型|品牌|型号|数量/;
const ofSide = /电话|手机|号码|地址|姓名|名字|人|[收发寄][件货]|[到去往]\p{Script=Han}{2}|\d{4}/u;

const ofPhone = /电话|手机|号码|尾号/;
const ofOther = /地址|姓名|名字|人(?!的?(?:电话|手机|号码))|[市区县镇路街]/;

/** Whether a message corrects what it says, whether that may be of a side, and whether of its phone alone. */
function correctionsIn(text: string): {
  isCorrected: boolean;
  isOfSide: boolean;
  isOfPhone: boolean;
  /** The one side that is spoken of. */
  role: Role | undefined;
} {
  const clauses = text.split(/[,，。;；!！?？\n]/);
  const corrected = clauses.flatMap((clause, place) => {
    const said = `${clause},${clauses[place + 1] ?? ''}`;
    return (correction.exec(said)?.index ?? said.length) < clause.length ? [said] : [];
  });
  const isCorrected = correction.test(text);
  const isOfGoods = corrected.length > 0 && corrected.every((said) => ofGoods.test(said) && !ofSide.test(said));
  const isOfPhone =
    corrected.length > 0 &&
    corrected.every(
      (said) => (ofPhone.test(said) && !ofOther.test(said)) || (ofGoods.test(said) && !ofSide.test(said)),
    );
  const roles = new Set(
    corrected.flatMap((said): Role[] => [
      ...(/[收送卸](?:[件货车]|的|人|方)/.test(said) ? ['consignee' as const] : []),
      ...(/(?:[寄提取装]|发(?!错))(?:[件货车]|的|人|方)/.test(said) ? ['consignor' as const] : []),
    ]),
  );
  const [role, other] = roles;
  return { isCorrected, isOfSide: isCorrected && !isOfGoods, isOfPhone, role: other ? undefined : role };
}

/**
 * Reads an order out of a message as people send it. What no rule understood stands in `rest`; where the sides are not
 * said, none of their fields is sure. `today` is the business's day, `YYYY-MM-DD`, from which words such as 明天 count.
 */
export function recognise(
  message: string,
  names: RegionNames,
  brands: readonly Brand[],
  today: string,
): RecognisedOrder {
  const tidied = tidy(message);
  const order = atOrigin(read(tidied, names, brands, today), tidied);
  return withHours(tidied.replaced.length > 0 ? doubtedAt(order, tidied.replaced) : order, message);
}

/** What behind a day belongs to its hours: their end, a side of them, and that somebody comes, which the day says as well. */
const behindDay =
  /^\s*(?:(?:-|–|—|~|～|至|到)?\s*(?:上午|中午|下午|晚上)?\s*[\d一二两三四五六七八九十]{1,2}(?:点半?|[:：]\d\d)|[之以]?[前后後](?![面门])|左右)*\s*(?:[来去过]{0,2}(?:上门)?[提取拿拉接装][车货件]?(?=\s*(?:$|[,，;；。.!！\n]|[吧哈啊呢])))?/;

/** An order with the hours that stand in or right behind its day; they are no surer than this, and are not left over. */
function withHours(order: RecognisedOrder, message: string): RecognisedOrder {
  const { day } = order.order;
  const [at] = day?.at ?? [];
  if (!day || !at) return order;
  const behind = /^[^,，;；。!！\n]{0,12}/.exec(message.slice(at.to))?.[0] ?? '';
  const end = at.to + (behindDay.exec(message.slice(at.to))?.[0].length ?? 0);
  const rest = order.rest.flatMap(({ text, from, to }) => {
    if (from >= end || to <= at.to) return [{ text, from, to }];
    return to > end ? [{ text: message.slice(end, to), from: end, to }] : [];
  });
  const hours = readWishedHours(message.slice(at.from, at.to) + behind);
  if (!hours) return { ...order, rest };
  return { ...order, rest, hours: { value: hours.value, sure: Math.min(hours.sure, day.sure), at: [at] } };
}

/** What a correction in the message itself has changed is for a person to see. */
function doubtedAt(order: RecognisedOrder, replaced: readonly Span[]): RecognisedOrder {
  const isReplaced = ({ at }: Recognised) =>
    at.some(({ from, to }) => replaced.some((each) => from < each.to && to > each.from));
  const less = <Fields extends object>(fields: Fields): Fields => ({
    ...fields,
    ...doubted(
      Object.fromEntries(
        Object.entries<Recognised>(fields as Record<string, Recognised>).filter(([, found]) => isReplaced(found)),
      ),
    ),
  });
  return {
    ...order,
    consignor: less(order.consignor),
    consignee: less(order.consignee),
    vehicles: order.vehicles.map(less),
    order: less(order.order),
  };
}

function read({ text: message, speaker }: Tidied, names: RegionNames, brands: readonly Brand[], today: string) {
  const scan = createScan(message);
  const { isCorrected, isOfSide, isOfPhone, role: corrected } = correctionsIn(scan.plain);
  const numbers = readPhones(scan);
  const rest: Leftover[] = [];
  // A spare number is that of no field, and stays beside them.
  extract(scan, /备用(?:电话|号码|手机)?[\s:]*\ue001+/g, mark.taken, (match) => {
    const span = spanOf(match);
    rest.push({ text: scan.plain.slice(span.from, span.to), ...span });
  });
  const places = findRegions(scan.text, names);
  const isPlace = ({ from, to }: Span) => places.some(({ start, end }) => from < end && to > start);
  const { order, ofEach } = readOrder(
    scan,
    today,
    (text) => /\d{5}/.test(text) || brands.some(({ name }) => text.includes(name)),
    isCorrected,
  );
  const remark = order.remark ?? readRemark(scan);
  if (remark) order.remark = remark;
  const phones = numbers.filter(({ from }) => scan.text.charAt(from) === mark.phone);
  const paid = order.payer ? undefined : extractPayer(scan);
  const vehicles = readVehicles(scan, brands, isPlace).map((vehicle) => (isCorrected ? doubted(vehicle) : vehicle));
  const count = vehicles.reduce((sum, { quantity }) => sum + Number(quantity?.value ?? 1), 0);
  if (isCorrected) Object.assign(order, doubted(order));
  for (const field of ofEach) {
    const amount = order[field];
    if (amount) order[field] = { ...amount, value: String(Number(amount.value) * Math.max(count, 1)) };
  }
  const way = coverOverview(scan, names);
  const { zones, cues, isAsked, isContactOpen, writer } = splitSides(
    scan.text,
    findRegions(scan.text, names),
    names.isWhole,
    way,
  );
  const text = cues.reduce(
    (whole, { from, to }) => covered(whole, from, to, cueMark(whole.slice(from, to))),
    scan.text,
  );
  const outside = zones.reduce((whole, { from, to }) => covered(whole, from, to, '\n'), text);
  rest.push(...readStray(outside, scan.plain));
  const readSide = (role: Role): RecognisedParty => {
    const stretches = zones.filter((zone) => zone.role === role);
    if (stretches.length === 0) return {};
    const isOwn = (at: number) => stretches.some(({ from, to }) => at >= from && at < to);
    const stretch = Array.from({ length: text.length }, (_, at) => (isOwn(at) ? text.charAt(at) : '\n')).join('');
    const own = phones.filter(({ from }) => isOwn(from));
    const isWrong = isOfSide && (corrected ?? role) === role;
    // Of a number and its correction the later one is meant.
    if (isWrong) own.reverse();
    const party = readParty({ text: stretch, plain: scan.plain, phones: own }, names, rest);
    const { name, phone, ...place } = party;
    if (isWrong && isOfPhone && !isAsked) return { ...party, ...doubted({ ...(phone && { phone }) }) };
    if (isAsked || isWrong) return doubted(party);
    return isContactOpen ? { ...place, ...doubted({ ...(name && { name }), ...(phone && { phone }) }) } : party;
  };
  const sides = { consignor: readSide('consignor'), consignee: readSide('consignee') };
  const own = sides[writer ?? 'consignor'];
  if (speaker && !own.name && (own.phone ?? own.region)) own.name = { value: speaker, sure: 0.5, at: [] };
  nameApart(sides, writer, scan);
  const { consignor, consignee } = samePerson.test(scan.plain) ? asOnePerson(sides) : sides;
  const isNamed = ({ names: own }: { names: readonly string[] }) => own.some((name) => paid?.who.startsWith(name));
  const place = paid && (findRegions(paid.who, names)[0] ?? names.provinces.find(isNamed))?.code;
  const saidOf = (role: Role) =>
    zones.map((zone) => (zone.role === role ? scan.text.slice(zone.from, zone.to) : '')).join('\n');
  const said = { consignor: saidOf('consignor'), consignee: saidOf('consignee') };
  const speaking = isAsked ? undefined : (writerAt(sides, scan.plain) ?? writer);
  const payer = paid && readPayer(paid, { consignor, consignee }, speaking, isAsked, place, said);
  if (payer) order.payer = payer;
  else if (paid) rest.push({ text: scan.plain.slice(paid.from, paid.to), from: paid.from, to: paid.to });
  return { consignor, consignee, vehicles, order, isAsked, rest: rest.sort((a, b) => a.from - b.from) };
}

/** Gives a side that lacks it the name that stands apart from it: that of the writer to his own, 我电话138…，我爸电话139…，我叫某某; any other to the only one without. */
function nameApart(sides: Record<Role, RecognisedParty>, writer: Role | undefined, scan: Scan): void {
  const said =
    /(?:(?<!\p{Script=Han})([我他她])(?:自己)?叫|(?<![A-Za-z])I ?(?:am|m) )(\p{Script=Han}{2,3}|[A-Z][a-z]+)(?=\s*(?:$|[^\p{L}\s]|我|学校|[\ue000-\uf8ff]))/u.exec(
      scan.text,
    );
  const [whole = '', who = '我', value = ''] = said ?? [];
  const isLacking = (role: Role) => !sides[role].name && sides[role].phone !== undefined;
  const lacking = (['consignor', 'consignee'] as const).filter(isLacking);
  const role = who === '我' ? (writer ?? 'consignor') : lacking.length === 1 ? lacking[0] : undefined;
  if (!said || !role || !isLacking(role) || Object.values(sides).some(({ name }) => name?.value === value)) return;
  const from = said.index + whole.length - value.length;
  const at = [{ from, to: from + value.length }];
  sides[role].name = {
    value: scan.plain.slice(from, from + value.length),
    sure: writer && who === '我' ? 0.85 : 0.6,
    at,
  };
}

/** The side whose name or phone stands right behind a word of the writer about himself: 我，鲍晶，156…; undefined for both and for none. */
function writerAt(sides: Record<Role, RecognisedParty>, plain: string): Role | undefined {
  const isOwn = ({ at: [span] }: Recognised) =>
    span !== undefined &&
    /[我俺咱](?:自己|是\p{Script=Han}{0,4}|叫|的?(?:电话|手机)号?(?:是)?|姓\p{Script=Han}|,|，)?[\s,，:：(（]*$/u.test(
      plain.slice(0, span.from),
    );
  const own = (['consignor', 'consignee'] as const).filter((role) =>
    [sides[role].name, sides[role].phone].some((found) => found && isOwn(found)),
  );
  if (own.length === 0 && /[送发运寄拉][到给回]我们?(?:自己)?(?:家|这[边里]?|住)/.test(plain)) return 'consignee';
  return own.length === 1 ? own[0] : undefined;
}

/** One person at both places: 自己寄自己收, 收发都是我. */
const samePerson =
  /(?:[寄发]件?货?[和与、跟]?收件?货?|收件?货?[和与、跟]?[寄发]件?货?|两[头边]|都)(?:都|全)?是(?:我|本人|自己)|自己[寄发]自己收|自[寄发]自收|本人(?:收发|[发寄]收)|还是我(?:自己)?收|收[件货车]?人?(?:[也还]是我(?:自己|本人)?|是我(?:自己|本人))(?!\p{Script=Han})|同一个(?:人|电话|老板|号)|[收寄发][件货车]?[人方]?\s*[:：]?\s*同上|(?:电话|手机)号?(?:也是?|还是)?(?:一样|同上|相同)|[收寄发][件货车]人同(?:上|[寄发收][件货车]人|车主)/u;

function asOnePerson({ consignor, consignee }: Record<Role, RecognisedParty>): Record<Role, RecognisedParty> {
  const less = (party: RecognisedParty): RecognisedParty => {
    const { name, phone } = doubted(party);
    return { ...(name && { name }), ...(phone && { phone }) };
  };
  return { consignor: { ...less(consignee), ...consignor }, consignee: { ...less(consignor), ...consignee } };
}

const covered = (text: string, from: number, to: number, sign: string) =>
  text.slice(0, from) + sign.repeat(to - from) + text.slice(to);

/** A word about the side is none of its fields; it calls what follows a name where it speaks of somebody. */
const cueMark = (cue: string) =>
  /(?:人|买家|卖家|客户|我是|[叫姓])(?:的)?(?:姓名|名称|名字)?(?:[是叫])?$|(?:姓名|名称|名字|称呼)(?:[是叫])?$|sender|receiver|consign|recipient|shipper|ship\s?to|deliver to/i.test(
    cue,
  )
    ? mark.name
    : mark.label;

const doubted = <Fields extends RecognisedParty | RecognisedVehicle | RecognisedOrder['order']>(
  fields: Fields,
): Fields => {
  const less = { ...fields };
  for (const [field, found] of Object.entries<Recognised>(fields))
    Object.assign(less, { [field]: { ...found, sure: Math.min(found.sure, asked) } });
  return less;
};
