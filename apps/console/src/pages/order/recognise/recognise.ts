import type { Brand } from '@waybill/contract/orders';
import { findRegions, type RegionNames } from './find-region';
import { readOrder } from './read-order';
import { readParty, readStray } from './read-party';
import { readPhones } from './read-phones';
import { readVehicles } from './read-vehicles';
import type { Leftover, Recognised, RecognisedOrder, RecognisedParty, Role, Span } from './recognised';
import { createScan, mark, type Scan } from './scan';
import { splitSides } from './split-sides';

/** The most that a field of a side that is asked may claim to be sure. */
const asked = 0.6;

/**
 * Reads an order out of a message as people send it: one side or both, in any order, with separators or without. Nothing is guessed in
 * silence: what no rule understood stands in `rest`, and where the sides are not said none of their fields is sure. `today` is the day
 * of the business, `YYYY-MM-DD`, that words such as 明天 count from.
 */
export function recognise(
  message: string,
  names: RegionNames,
  brands: readonly Brand[],
  today: string,
): RecognisedOrder {
  const scan = createScan(message);
  const phones = readPhones(scan);
  const places = findRegions(scan.text, names);
  const isPlace = ({ from, to }: Span) => places.some(({ start, end }) => from < end && to > start);
  const { order, isEach } = readOrder(
    scan,
    today,
    (text) => /\d{5}/.test(text) || brands.some(({ name }) => text.includes(name)),
  );
  const vehicles = readVehicles(scan, brands, isPlace);
  const count = vehicles.reduce((sum, { quantity }) => sum + Number(quantity?.value ?? 1), 0);
  if (isEach && order.insuredValue)
    order.insuredValue = {
      ...order.insuredValue,
      value: String(Number(order.insuredValue.value) * Math.max(count, 1)),
    };
  const { zones, cues, isAsked, isContactOpen } = splitSides(scan.text, findRegions(scan.text, names), names.isWhole);
  const text = cues.reduce(
    (whole, { from, to }) => covered(whole, from, to, cueMark(whole.slice(from, to))),
    scan.text,
  );
  const rest: Leftover[] = [];
  const outside = zones.reduce((whole, { from, to }) => covered(whole, from, to, '\n'), text);
  rest.push(...readStray(outside, scan.plain));
  const readSide = (role: Role): RecognisedParty => {
    const own = zones.filter((zone) => zone.role === role);
    if (own.length === 0) return {};
    const isOwn = (at: number) => own.some(({ from, to }) => at >= from && at < to);
    const stretch = Array.from({ length: text.length }, (_, at) => (isOwn(at) ? text.charAt(at) : '\n')).join('');
    const numbers = phones.filter(({ from }) => isOwn(from));
    const party = readParty({ text: stretch, plain: scan.plain, phones: numbers }, names, rest);
    if (isAsked) return doubted(party);
    const { name, phone, ...place } = party;
    return isContactOpen ? { ...place, ...doubted({ ...(name && { name }), ...(phone && { phone }) }) } : party;
  };
  const [consignor, consignee] = [readSide('consignor'), readSide('consignee')];
  const payer = order.payer ?? readPayer(scan, { consignor, consignee });
  if (payer) order.payer = payer;
  return { consignor, consignee, vehicles, order, isAsked, rest: rest.sort((a, b) => a.from - b.from) };
}

/** Who pays, by the name of a side: 运费徐老板付. */
function readPayer({ text }: Scan, sides: Record<Role, RecognisedParty>): Recognised | undefined {
  const said = /(?:运费|运输费)由?(\p{Script=Han})(\p{Script=Han}{0,3}?)(?:已经说了他|来)?(?:付|出|给)/u.exec(text);
  if (!said) return undefined;
  const { index, 0: found, 1: first = '', 2: more = '' } = said;
  const named = (['consignor', 'consignee'] as const).filter((role) => {
    const name = sides[role].name?.value ?? '';
    return (['consignor', 'consignee'] as const).some((each) => sides[each].name?.value === first + more)
      ? name === first + more
      : name.includes(first);
  });
  const [role] = named;
  if (!role || named.length > 1) return undefined;
  const isWhole = sides[role].name?.value === first + more;
  return { value: role, sure: isWhole ? 0.92 : 0.8, at: [{ from: index, to: index + found.length }] };
}

const covered = (text: string, from: number, to: number, sign: string) =>
  text.slice(0, from) + sign.repeat(to - from) + text.slice(to);

/** A word about the side is none of its fields; it calls what follows a name where it speaks of somebody. */
const cueMark = (cue: string) =>
  /(?:人|买家|卖家|客户|我是|[叫姓])(?:的)?(?:姓名|名称|名字)?(?:[是叫])?$|sender|receiver|consign|recipient|shipper/i.test(
    cue,
  )
    ? mark.name
    : mark.label;

const doubted = (party: RecognisedParty): RecognisedParty =>
  Object.fromEntries(
    Object.entries(party).map(([field, found]: [string, Recognised]) => [
      field,
      { ...found, sure: Math.min(found.sure, asked) },
    ]),
  );
