import { findRegions, type RegionNames } from './find-region';
import { readOrder } from './read-order';
import { readParty, readStray } from './read-party';
import { readPhones } from './read-phones';
import { readVehicles } from './read-vehicles';
import type { RecognisedOrder, RecognisedParty, Role } from './recognised';
import { createScan } from './scan';
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
  brands: readonly string[],
  today: string,
): RecognisedOrder {
  const scan = createScan(message);
  const { order, papers } = readOrder(scan, message, today);
  const phones = readPhones(scan);
  const vehicles = readVehicles(scan, brands);
  if (Object.keys(papers).length > 0) vehicles[0] = { ...vehicles[0], ...papers };
  const { zones, isAsked } = splitSides(scan.text, findRegions(scan.text, names));
  const rest: string[] = [];
  let from = 0;
  for (const zone of [...zones, { from: scan.text.length, to: scan.text.length }]) {
    rest.push(...readStray(withoutCue(scan.text.slice(from, zone.from))));
    from = zone.to;
  }
  const readSide = (role: Role): RecognisedParty => {
    const own = zones.filter((zone) => zone.role === role);
    const stretch = own.map(({ from, to }) => withoutCue(scan.text.slice(from, to))).join('\n');
    const numbers = phones.filter(({ at }) => own.some(({ from, to }) => at >= from && at < to));
    const party =
      own.length > 0
        ? readParty(
            stretch,
            numbers.map(({ value, sure }) => ({ value, sure })),
            names,
            rest,
          )
        : {};
    return isAsked ? doubted(party) : party;
  };
  const [consignor, consignee] = [readSide('consignor'), readSide('consignee')];
  return { consignor, consignee, vehicles, order, isAsked, rest };
}

const cue =
  /(?:收件|收货|收车|接车|送货|到货|寄件|发件|发货|发车|取车|提车|提货|取货|取件|揽收)(?:人|方|联系人|单位|信息|地址|地|仓库)?(?:姓名|名称|电话|手机号?|地址)?|收方|寄方|发方|目的地|到达地|终点|起点|始发地|买家|卖家|客户(?=[:\s])|receiver|consignee|sender|consignor|请?[寄发运送](?:到|往|至|给)|签收|我是|我的地址是|^[从由送收寄发到]|(?<=[\s,;[(\ue001\ue005])[从由送收寄发](?=[\s:\])]|$)|收(?=[\s)\ue001,;]|$)|寄(?=\))/gi;

/** A word about the side is none of its fields; it calls what follows a name where it speaks of somebody. */
const withoutCue = (text: string) =>
  text.replace(cue, (found) =>
    (/人|买家|卖家|客户|我是/.test(found) && !/电话|地址|手机/.test(found) ? '\ue003' : '\ue002').repeat(found.length),
  );

const doubted = (party: RecognisedParty): RecognisedParty =>
  Object.fromEntries(
    Object.entries(party).map(([field, { value, sure }]) => [field, { value, sure: Math.min(sure, asked) }]),
  );
