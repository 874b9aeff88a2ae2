import { normalise } from '@waybill/validators/cn';
import { type FoundRegion, findRegions, type RegionNames } from './find-region';

/** A recognised value and how sure it is, from 0 to 1. */
export interface Recognised {
  value: string;
  sure: number;
}

export type PartyField = 'name' | 'phone' | 'region' | 'street';
export type VehicleField = 'brand' | 'model' | 'plate' | 'frame';

/** What a message holds; a field that it does not hold is absent. */
export interface RecognisedOrder {
  consignor: Partial<Record<PartyField, Recognised>>;
  consignee: Partial<Record<PartyField, Recognised>>;
  vehicle: Partial<Record<VehicleField, Recognised>>;
}

type Role = 'consignor' | 'consignee';

const space = ' ';
/** Stands where a phone stood. */
const phoneMark = '\ue001';
/** Stands where a word about the side or the field stood. */
const labelMark = '\ue002';
/** Stands before a name that the message calls one. */
const nameMark = '\ue003';

const phones =
  /(?<![\dA-Za-z])(?:\+?86[- ]?)?1[3-9]\d(?:[- ]?\d{4}){2}(?!\d)|(?<!\d)\(?0\d{2,3}\)?[- ]?[2-8]\d{6,7}(?:(?:-|转)\d{1,6})?(?!\d)/g;
const frames = /(?<![A-Z0-9])(?:[A-HJ-NPR-Z0-9]{17}|\d{15})(?![A-Z0-9])/i;
const plates = /[京沪津渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新][A-Z][·.]?[A-Z0-9]{5,6}(?![A-Z0-9])/;
const roleWords: readonly (readonly [Role, RegExp])[] = [
  [
    'consignee',
    /收件人|收货人|收货单位|收货地址|收件地址|收件|收货|收方|送货地址|请?寄到|寄往|运到|送到| 到 |收(?=[:\s,]|$)|(?<=\p{Script=Han}{2,4})收(?=\))/gu,
  ],
  [
    'consignor',
    /寄件人|发件人|发货人|寄件地址|发货地址|提货地址|提货人|寄件|发件|发货|寄方|我的地址是|(?<=^|[\s,;])[从由](?=\s?\p{Script=Han})|(?<=^|[\s,;])[寄发](?=[:\s])/gu,
  ],
];
const nameLabels = /(?:收件人|收货人|收货单位|寄件人|发件人|发货人|提货人|联系人|姓名)\s*[:：]?\s*/g;
const otherLabels =
  /(?:联系电话|手机号码|手机号|手机|电话号码|电话|所在地区|详细地址|车架号|整车编码|车牌号?|地址)\s*[:：]?\s*/g;
const companies = /(?:公司|车行|商行|商店|销售部|经营部|门市部|中心|厂|店|行)$/;
const streetEnd = /(?:号|室|楼|栋|幢|座|层|单元|院|村|组|园|城|厦)$/;
const nameForm = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}{1,6}(?:·\p{Script=Han}{1,8})+|[A-Za-z]+(?: [A-Za-z]+)*)$/u;
const streetForm = /\d|[路街道巷弄镇乡村号室栋幢座楼里]$/;
const chatter = /^(?:先生|女士|您好|你好|请|麻烦|谢谢|一台|电动车|摩托车|三轮车)/;

/** Reads an order out of a message as people send it: one side or both, in any order, with separators or without. */
export function recognise(message: string, names: RegionNames, brands: readonly string[]): RecognisedOrder {
  let text = normalise
    .text(message.replace(/[\r\n\t]+/g, ';'))
    .normalize('NFKC')
    .replace(/[•・‧∙⋅]/g, '·')
    .replace(/[，、|/]/g, ',')
    .replace(/[；。]/g, ';')
    .replace(/备注\s*:.*$/, '')
    .replace(/ {2,}/g, space);
  const vehicle: RecognisedOrder['vehicle'] = {};
  const take = (pattern: RegExp, keep: (found: string) => void) => {
    text = text.replace(pattern, (found) => {
      keep(found);
      return space;
    });
  };
  take(frames, (found) => {
    vehicle.frame = { value: normalise.vin(found), sure: 0.95 };
  });
  take(plates, (found) => {
    vehicle.plate = { value: normalise.plate(found), sure: 0.95 };
  });
  const numbers: string[] = [];
  text = text.replace(phones, (found) => {
    numbers.push(normalise.phone(found));
    return phoneMark;
  });
  text = takeBrand(text, brands, vehicle);

  const order: RecognisedOrder = { consignor: {}, consignee: {}, vehicle };
  const parts = splitSides(text, findRegions(text, names), numbers.length);
  let used = 0;
  for (const { role, from, to } of parts) {
    const part = text.slice(from, to);
    const count = part.split(phoneMark).length - 1;
    order[role] = readParty(part, numbers.slice(used, used + count), names);
    used += count;
  }
  return order;
}

function takeBrand(text: string, brands: readonly string[], vehicle: RecognisedOrder['vehicle']): string {
  const brand = brands
    .filter((each) => text.includes(each))
    .sort((a, b) => b.length - a.length)
    .find((each) => new RegExp(`(?:^|[\\s,;])${each}`).test(text));
  if (brand === undefined) return text;
  const start = text.indexOf(brand);
  const rest = text.slice(start + brand.length);
  const end = rest.search(/[\s,;\ue001]|寄件|收件|发件|发货|收货|寄:|收:/);
  const token = end < 0 ? rest : rest.slice(0, end);
  // A company's name may begin with a brand.
  if (companies.test(token)) return text;
  vehicle.brand = { value: brand, sure: 0.9 };
  const model = token.replace(/(?:[一二两]台|[一二两]辆|电动自行车|电动车|摩托车|三轮车)+$/, '');
  if (model !== '' && model.length <= 12) vehicle.model = { value: model, sure: 0.8 };
  return `${text.slice(0, start)};${rest.slice(token.length)}`;
}

interface Side {
  role: Role;
  from: number;
  to: number;
}

/** Where one side ends and the other begins: between the second and the third of phones and regions, at the word that says so. */
function splitSides(text: string, regions: readonly FoundRegion[], phoneCount: number): Side[] {
  const words = roleWords
    .flatMap(([role, pattern]) => [...text.matchAll(pattern)].map(({ index }) => ({ role, at: index })))
    .sort((a, b) => a.at - b.at);
  const first = words[0]?.role ?? 'consignor';
  const whole = [{ role: first, from: 0, to: text.length }];
  const places = [
    ...[...text.matchAll(new RegExp(phoneMark, 'g'))].map(({ index }) => ({ at: index, end: index + 1 })),
    ...regions.map(({ start, end }) => ({ at: start, end })),
  ].sort((a, b) => a.at - b.at);
  if (phoneCount < 2 || regions.length < 2 || places.length < 4) return whole;
  const [after, before] = [places[1]?.end ?? 0, places[2]?.at ?? text.length];
  const word =
    words.find(({ at }) => at >= after && at <= before) ?? words.find(({ at }) => at > (places[0]?.end ?? 0));
  const gap = text.slice(after, before);
  const cut = word?.at ?? after + Math.max(gap.search(/[;]/), gap.search(/[;,\s]/), 0);
  const second: Role = word?.role ?? 'consignee';
  return [
    { role: second === 'consignee' ? 'consignor' : 'consignee', from: 0, to: cut },
    { role: second, from: cut, to: text.length },
  ];
}

function readParty(part: string, numbers: readonly string[], names: RegionNames): RecognisedOrder['consignor'] {
  const party: RecognisedOrder['consignor'] = {};
  if (numbers[0] !== undefined)
    party.phone = { value: numbers[0], sure: /^1\d{10}$|^0\d+-\d/.test(numbers[0]) ? 1 : 0.5 };
  let text = part
    .replace(/(\p{Script=Han}{2,4})收(?=\)|$|\s|\ue001)/gu, `${nameMark}$1`)
    .replace(nameLabels, nameMark)
    .replace(otherLabels, labelMark);
  for (const [, pattern] of roleWords) text = text.replace(pattern, labelMark);
  const [region] = findRegions(text, names);
  if (region) {
    const sure = names.isWhole(region.code) ? (region.levels > 1 ? 1 : 0.75) : 0.4;
    party.region = { value: region.code, sure };
  }
  const pieces = toPieces(text, region);
  const name = pickName(pieces);
  if (name) party.name = { value: normalise.name(name.value), sure: name.sure };
  const street = pieces
    .filter(({ value, isAfter }) => isAfter && value !== '')
    .map(({ value }) => value)
    .join('');
  if (street !== '') party.street = { value: street, sure: name?.isGlued ? 0.7 : 0.9 };
  return party;
}

interface Piece {
  value: string;
  /** The message calls it a name. */
  isNamed: boolean;
  /** It stands after the region. */
  isAfter: boolean;
  /** A phone stands right before or after it. */
  isByPhone: boolean;
}

function toPieces(text: string, region: FoundRegion | undefined): Piece[] {
  const parts: Piece[] = [];
  const add = (stretch: string, isAfter: boolean) => {
    const marks = /([\s,;:()\ue001\ue002\ue003]+)/;
    const tokens = stretch.replace(/([A-Za-z]) (?=[A-Za-z])/g, '$1\ue004').split(marks);
    for (let at = 0; at < tokens.length; at += 2) {
      const value = (tokens[at] ?? '').replaceAll('\ue004', space);
      const [left = '', right = ''] = [tokens[at - 1], tokens[at + 1]];
      if (value === '') continue;
      parts.push({
        value,
        isNamed: left.includes(nameMark),
        isAfter,
        isByPhone: left.includes(phoneMark) || right.includes(phoneMark),
      });
    }
  };
  add(region ? text.slice(0, region.start) : text, false);
  if (region) add(text.slice(region.end), true);
  return parts;
}

/** Takes the name out of the pieces; what remains after the region is the street. */
function pickName(pieces: Piece[]): { value: string; sure: number; isGlued?: true } | undefined {
  const isName = ({ value }: Piece) =>
    (nameForm.test(value) || companies.test(value)) &&
    !chatter.test(value) &&
    !/\d号/.test(value) &&
    !(streetForm.test(value) && !companies.test(value));
  const choices: (readonly [number, (piece: Piece) => boolean])[] = [
    [1, ({ isNamed, value }) => isNamed && !chatter.test(value)],
    [0.95, (piece) => !piece.isAfter && piece.isByPhone && isName(piece)],
    [0.9, (piece) => piece.isAfter && piece.isByPhone && isName(piece)],
    [0.85, (piece) => !piece.isAfter && isName(piece)],
    [
      0.75,
      (piece) =>
        piece.isAfter &&
        pieces.some((other) => other.isAfter && other !== piece && /\d/.test(other.value)) &&
        isName(piece),
    ],
  ];
  for (const [sure, fits] of choices) {
    const place = pieces.findLastIndex(fits);
    const piece = pieces[place];
    if (!piece) continue;
    pieces.splice(place, 1);
    return { value: piece.value, sure };
  }
  // The name hangs on the street: 张江路88号王小明.
  for (const piece of pieces.filter(({ isAfter }) => isAfter).toReversed()) {
    const glued = /^(.*\d+(?:号|室|楼|栋|幢|座|层|单元))(\p{Script=Han}[\p{Script=Han}·]{1,15})$/u.exec(piece.value);
    const [, street = '', value = ''] = glued ?? [];
    if (glued && streetEnd.test(street) && (nameForm.test(value) || companies.test(value))) {
      piece.value = street;
      return { value, sure: 0.7, isGlued: true };
    }
  }
  return undefined;
}
