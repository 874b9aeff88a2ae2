import { normalise } from '@waybill/validators/cn';
import type { NamesContext, ReadField, ReadOrder, ReadParty, ReadVehicle, Role } from '../reading';
import { type RegionNames, regionAt } from '../regions/find-region';
import { saysClock } from '../text/hours';
import { readWindow } from './collection-window';
import { type OrderRow, type RowField, termWords, valueOfWord } from './row-field';
import { type RowIssue, readRowVehicles, type VehicleColumn } from './row-vehicles';

/** An order of a row. Texts that are no value of their field stay, so that the rules of the order refuse them. */
export interface RowOrder extends ReadOrder {
  issues: readonly RowIssue[];
  /** The columns of each vehicle. */
  columns: readonly VehicleColumn[];
}

/** Reads matched rows as orders. */
export function readRows(rows: readonly OrderRow[], context: NamesContext): RowOrder[] {
  const { today, names } = context;
  return rows.map((given) => {
    const row = withoutMarks(given);
    const issues: RowIssue[] = [];
    const vehicles = readRowVehicles(row, context, issues);
    return {
      consignor: readParty(row, 'consignor', names, issues),
      consignee: readParty(row, 'consignee', names, issues),
      vehicles: vehicles.map(({ texts }) => allFound(texts) as ReadVehicle),
      terms: readTerms(row, today, issues),
      columns: vehicles.map(({ column }) => column),
      issues: [...issues, ...textIssues(row)],
    };
  });
}

function allFound<Name extends string>(texts: Readonly<Partial<Record<Name, string | undefined>>>) {
  const fields: Partial<Record<Name, ReadField>> = {};
  for (const [name, value] of Object.entries(texts) as [Name, string | undefined][])
    if (value) fields[name] = { value, sure: 'certain', at: [] };
  return fields;
}

/** Texts that the order's rules accept but that are certainly mistakes, each with the code of its issue. */
const doubtedTexts: readonly (readonly [part: string, form: RegExp, code: string])[] = [
  ['name', /\d(?:[\s-]?\d){6}/, 'holdsPhone'],
  ['street', /(?<!\d)1[3-9]\d(?:[\s-]?\d){8}(?!\d)/, 'holdsPhone'],
  ['street', /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i, 'madeNumber'],
  ['brand', /^\P{L}+$/u, 'noBrand'],
];

const textIssues = (row: OrderRow): RowIssue[] =>
  (Object.entries(row) as [RowField, string][]).flatMap(([field, text]) => {
    const plain = text.normalize('NFKC');
    const doubt = doubtedTexts.find(([part, form]) => field.endsWith(`.${part}`) && form.test(plain));
    return doubt ? [{ field, code: doubt[2] }] : [];
  });

const digitField = /phone|plate|frame|value|keys|quantity|cashOnDelivery|collect/;

/** Removes invisible characters, and the apostrophe or `="…"` by which programs mark digits as text. */
function withoutMarks(row: OrderRow): OrderRow {
  return Object.fromEntries(
    Object.entries(row).map(([field, cell]) => {
      // A cell may list vehicles line by line.
      const plain = cell.split('\n').map(normalise.prose).join('\n');
      if (!digitField.test(field)) return [field, plain];
      const [, inner = plain] = /^="([^"]*)"$/.exec(plain) ?? [];
      const digits = inner.replace(/^['‘’`]{1,9}(?=[\dA-Za-z+(])/, '');
      // A phone that a program stored as a number ends in `.0`.
      return [field, digits.replace(/^(\d{7,})\.0$/, '$1')];
    }),
  );
}

function readParty(row: OrderRow, role: Role, names: RegionNames, issues: RowIssue[]): ReadParty {
  const typed = row[`${role}.region`] ?? '';
  const street = row[`${role}.street`] ?? '';
  // Without a column for the region, the street begins with it.
  const { code, rest } = readRegion(typed || street, names);
  const isApart = typed !== '' && code !== '' && rest !== '' && !street.includes(rest);
  if (typed !== '' && code !== '' && namesOther(street, code, names))
    issues.push({ field: `${role}.street`, code: 'otherRegion' });
  return allFound({
    name: row[`${role}.name`],
    phone: row[`${role}.phone`],
    region: code,
    street: typed === '' ? rest : isApart ? `${rest}${street}` : street,
  });
}

/** The region at the beginning of a text, and the text behind it. */
function readRegion(text: string, names: RegionNames): { code: string; rest: string } {
  const region = regionAt(text, 0, names);
  return region ? { code: region.code, rest: text.slice(region.end).trim() } : { code: '', rest: text };
}

/** Whether a street begins with a district of another city. */
function namesOther(street: string, code: string, names: RegionNames): boolean {
  const other = readRegion(street, names);
  const written = street.slice(0, street.length - other.rest.length);
  const isDistrict = other.code !== '' && !other.code.endsWith('00') && /[市区县旗]/.test(written);
  return isDistrict && other.code.slice(0, 4) !== code.slice(0, 4);
}

function readTerms(row: OrderRow, today: string, issues: RowIssue[]): ReadOrder['terms'] {
  const termOf = (field: keyof typeof termWords) => valueOfWord(termWords[field], row[field] ?? '');
  const { collectOn = '', collectWindow = '', cashOnDelivery, remark } = row;
  const collection = termOf('collection');
  // A day of collection means that the vehicles are collected.
  const hasTime = collectOn !== '' || collectWindow !== '';
  const isCollected = collection === 'collected' || (collection === '' && hasTime);
  const { on, from, until } = readWindow(collectOn, collectWindow, today);
  const hasHours = from !== '' && until !== '';
  const writesHours = collectWindow !== '' || saysClock(collectOn);
  if (collection === 'handed-in' && hasTime) issues.push({ field: 'collection', code: 'notCollected' });
  if (isCollected && writesHours && !hasHours) issues.push({ field: 'collectWindow', code: 'collectWindow' });
  if (isCollected && on === '') issues.push({ field: 'collectOn', code: 'collectOn' });
  return allFound({
    payer: termOf('payer'),
    collection: isCollected ? 'collected' : collection,
    day: isCollected ? on : '',
    hours: isCollected && hasHours ? `${from}-${until}` : '',
    delivery: termOf('delivery'),
    packing: termOf('packing'),
    insured: termOf('insured'),
    cashOnDelivery,
    remark,
  });
}
