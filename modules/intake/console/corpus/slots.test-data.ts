import type { RegionData } from '@waybill/kit/regions';
import { firms, people } from './people.test-data';
import { places } from './places.test-data';
import { type CorpusVehicle, vehicles } from './vehicles.test-data';

/** The day on which the messages of the corpus are read: a Tuesday. */
export const corpusDay = '2026-11-24';

type Side = 'consignor' | 'consignee';

/** The expected values by the names of the form; `vehicles` in the order of the message. */
export interface ExpectedOrder {
  consignor: Record<string, string>;
  consignee: Record<string, string>;
  vehicles: Record<string, string>[];
  order: Record<string, string>;
  /** Whether the message leaves open which side sends. */
  isOpen: boolean;
  /** Text that belongs to no field. */
  rest: string;
}

/** The generated values of one side, with the texts that write them in a message. */
interface PartySlots {
  name: string;
  firm: string;
  phone: string;
  phoneSpaced: string;
  phoneDashed: string;
  landline: string;
  service: string;
  overseas: string;
  region: string;
  street: string;
  /** Region and street without anything between. */
  at: string;
}

interface VehicleSlots {
  brand: string;
  model: string;
  /** Brand and model. */
  named: string;
  plate: string;
  frame: string;
}

export interface Slots {
  a: PartySlots;
  b: PartySlots;
  v: VehicleSlots;
  other: VehicleSlots;
  quantity: (count: number, written: string) => string;
  cod: (yuan: number) => string;
  insured: (yuan: number) => string;
  payer: (who: string, written: string) => string;
  /** Returns the day a number of days after the day of the corpus. */
  day: (later: number, written: string) => string;
  remark: (text: string) => string;
  rest: (text: string) => string;
  open: (text: string) => string;
}

/** One way to write a message. */
export type Shape = (slots: Slots) => string;

/** A repeatable stream of whole numbers below a bound (mulberry32). */
export function createDraw(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

const pick = <Item>(items: readonly Item[], draw: (bound: number) => number): Item => items[draw(items.length)] as Item;

/** The code of a place by its official names. Throws an `Error` for an unknown path. */
export function codeOf(path: string, { province_list, city_list, county_list }: RegionData): string {
  const [province, city, district] = path.split('/');
  const under = (list: Readonly<Record<string, string>>, name: string | undefined, prefix: string) =>
    Object.entries(list).find(([code, label]) => label === name && code.startsWith(prefix))?.[0];
  const inProvince = under(province_list, province, '')?.slice(0, 2) ?? 'none';
  const cities = Object.entries(city_list).filter(([code, label]) => label === city && code.startsWith(inProvince));
  for (const [code] of cities) {
    const regionCode = district === '' ? code : under(county_list, district, code.slice(0, 4));
    if (regionCode) return regionCode;
  }
  throw new Error(`No region is called "${path}".`);
}

/** Fills a shape. */
export function fillShape(shape: Shape, seed: number, regions: RegionData): { text: string; expected: ExpectedOrder } {
  const draw = createDraw(seed);
  const expected: ExpectedOrder = { consignor: {}, consignee: {}, vehicles: [], order: {}, isOpen: false, rest: '' };
  const tell = (field: string, value: string, written: string) => {
    expected.order[field] = value;
    return written;
  };
  const first = draw(places.length);
  const text = shape({
    a: partySlots('consignor', first, expected, draw, regions),
    b: partySlots('consignee', first + 1 + draw(places.length - 1), expected, draw, regions),
    v: vehicleSlots(expected, draw),
    other: vehicleSlots(expected, draw),
    quantity: (count, written) => {
      const last = expected.vehicles.at(-1);
      if (last) last.quantity = String(count);
      return written;
    },
    cod: (yuan) => tell('cashOnDelivery', String(yuan), String(yuan)),
    insured: (yuan) => tell('insuredValue', String(yuan), String(yuan)),
    payer: (who, written) => tell('payer', who, written),
    day: (later, written) =>
      tell('day', new Date(Date.parse(corpusDay) + later * 86_400_000).toISOString().slice(0, 10), written),
    remark: (remark) => tell('remark', remark, remark),
    rest: (rest) => {
      expected.rest = rest;
      return rest;
    },
    open: (written) => {
      expected.isOpen = true;
      return written;
    },
  });
  return { text, expected };
}

function partySlots(
  side: Side,
  at: number,
  expected: ExpectedOrder,
  draw: (bound: number) => number,
  regions: RegionData,
): PartySlots {
  const home = places[at % places.length] as (typeof places)[number];
  const region = pick(home.written, draw);
  const digits = (count: number) => Array.from({ length: count }, () => String(draw(10))).join('');
  // No generated number has another middle group, so that two sides never share a phone by chance.
  const mobile = `${pick(['130', '135', '137', '139', '150', '158', '176', '186', '199'], draw)}0000${digits(4)}`;
  const tell = (field: string, value: string, written = value) => {
    expected[side][field] = value;
    return written;
  };
  const tellRegion = () => tell('region', codeOf(home.path, regions), region);
  const name = pick(people, draw);
  const firm = pick(firms, draw);
  return {
    get name() {
      return tell('name', name);
    },
    get firm() {
      return tell('name', firm);
    },
    get phone() {
      return tell('phone', mobile);
    },
    get phoneSpaced() {
      return tell('phone', mobile, mobile.replace(/^(...)(....)/, '$1 $2 '));
    },
    get phoneDashed() {
      return tell('phone', mobile, mobile.replace(/^(...)(....)/, '$1-$2-'));
    },
    get landline() {
      const landline = `0571-8000${digits(4)}`;
      return pick([tell('phone', landline), tell('phone', `${landline}-802`, `${landline}转802`)].slice(-1), draw);
    },
    get service() {
      const hotline = `400-000-${digits(4)}`;
      return tell('phone', hotline);
    },
    get overseas() {
      const foreignPhone = `+852 5000 ${digits(4)}`;
      return tell('phone', foreignPhone.replaceAll(' ', ''), foreignPhone);
    },
    get region() {
      return tellRegion();
    },
    get street() {
      return tell('street', home.street);
    },
    get at() {
      return `${tellRegion()}${tell('street', home.street)}`;
    },
  };
}

function vehicleSlots(expected: ExpectedOrder, draw: (bound: number) => number): VehicleSlots {
  const { brand, written, model, category }: CorpusVehicle = pick(vehicles, draw);
  const spelt = pick(written, draw);
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const plate = `${pick([...'浙苏沪京粤鲁'], draw)}${pick([...'ABCDE'], draw)}${10_000 + draw(90_000)}`;
  const frame = `L${letters[draw(20)]}${letters[draw(20)]}TCAPE${draw(10)}H${letters[draw(20)]}${100_000 + draw(900_000)}`;
  let own: Record<string, string> | undefined;
  const tell = (field: string, value: string, text = value) => {
    if (!own) {
      own = {};
      expected.vehicles.push(own);
    }
    own[field] = value;
    return text;
  };
  return {
    get brand() {
      tell('category', category);
      return tell('brand', brand, spelt);
    },
    get model() {
      return tell('model', model);
    },
    get named() {
      tell('category', category);
      return `${tell('brand', brand, spelt)}${tell('model', model)}`;
    },
    get plate() {
      return tell('plate', plate);
    },
    get frame() {
      return tell('frame', frame);
    },
  };
}
