import { normalise } from '@waybill/validators/cn';
import type { Found, NamesContext, ReadOrder, ReadParty, ReadVehicle, Role, TermField } from '../reading';
import { type RegionNames, regionAt } from '../regions/find-region';
import { saysClock } from '../text/hours';
import { readWindow } from './collection-window';
import type { OrderRow, RowField } from './row-field';
import { type RowIssue, readRowVehicles, type VehicleColumn } from './row-vehicles';
import { termWords, valueOfWord } from './row-words';

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
    const { vehicles, issues } = readRowVehicles(row, context);
    const parties = { consignor: readParty(row, 'consignor', names), consignee: readParty(row, 'consignee', names) };
    const { terms, issues: unread } = readTerms(row, today);
    return {
      consignor: parties.consignor.party,
      consignee: parties.consignee.party,
      vehicles: vehicles.map(({ texts }) => allFound(texts) as ReadVehicle),
      terms,
      columns: vehicles.map(({ column }) => column),
      issues: [...issues, ...parties.consignor.issues, ...parties.consignee.issues, ...unread, ...textIssues(row)],
    };
  });
}

function allFound<Name extends string>(texts: Readonly<Partial<Record<Name, string | undefined>>>) {
  const fields: Partial<Record<Name, Found>> = {};
  for (const [name, value] of Object.entries(texts) as [Name, string | undefined][])
    if (value) fields[name] = { value, sure: 'certain', at: [] };
  return fields;
}

const textIssues = (row: OrderRow): RowIssue[] =>
  (Object.entries(row) as [RowField, string][]).flatMap(([field, text]) => {
    const code = doubtedText(field, text);
    return code ? [{ field, code }] : [];
  });

/** The code of an issue in a text that the rules of an order accept; undefined if the text may be meant. */
function doubtedText(field: RowField, text: string): string | undefined {
  if (text === '') return undefined;
  const part = field.split('.').at(-1);
  const digits = text.normalize('NFKC');
  if (part === 'name' && manyDigits.test(digits)) return 'holdsPhone';
  if (part === 'street' && mobile.test(digits)) return 'holdsPhone';
  if (part === 'street' && bareNumber.test(digits)) return 'madeNumber';
  return part === 'brand' && !/\p{L}/u.test(text) ? 'noBrand' : undefined;
}

const manyDigits = /\d(?:[\s-]?\d){6}/;
const mobile = /(?<!\d)1[3-9]\d(?:[\s-]?\d){8}(?!\d)/;
const bareNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const digitField = /phone|plate|frame|value|keys|quantity|cashOnDelivery|collect/;

/** Cells without invisible characters. Programs keep digits as they are by an apostrophe before them, or by `="…"` around them. */
function withoutMarks(row: OrderRow): OrderRow {
  return Object.fromEntries(
    Object.entries(row).map(([field, cell]) => {
      // A cell may list vehicles line by line.
      const plain = cell.split('\n').map(normalise.prose).join('\n');
      if (!digitField.test(field)) return [field, plain];
      const [, inner = plain] = /^="([^"]*)"$/.exec(plain) ?? [];
      const digits = inner.replace(/^['‘’`]+(?=[\dA-Za-z+(])/, '');
      // A phone that a program took for a number has one place behind the point.
      return [field, digits.replace(/^(\d{7,})\.0$/, '$1')];
    }),
  );
}

function readParty(row: OrderRow, role: Role, names: RegionNames): { party: ReadParty; issues: RowIssue[] } {
  const typed = row[`${role}.region`] ?? '';
  const street = row[`${role}.street`] ?? '';
  // Without a column of its own the region is the beginning of the street.
  const { code, rest } = readRegion(typed || street, names);
  const isApart = typed !== '' && code !== '' && rest !== '' && !street.includes(rest);
  const party = {
    name: row[`${role}.name`],
    phone: row[`${role}.phone`],
    region: code,
    street: typed === '' ? rest : isApart ? `${rest}${street}` : street,
  };
  const isOther = typed !== '' && code !== '' && namesOther(street, code, names);
  return { party: allFound(party), issues: isOther ? [{ field: `${role}.street`, code: 'otherRegion' }] : [] };
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

function readTerms(row: OrderRow, today: string): { terms: Partial<Record<TermField, Found>>; issues: RowIssue[] } {
  const termOf = (field: keyof typeof termWords) => valueOfWord(termWords[field], row[field] ?? '');
  const { collectOn = '', collectWindow = '', cashOnDelivery, remark } = row;
  const collection = termOf('collection');
  // A day of collection means that the vehicles are collected.
  const hasTime = collectOn !== '' || collectWindow !== '';
  const isCollected = collection === 'collected' || (collection === '' && hasTime);
  const { on, from, until } = readWindow(collectOn, collectWindow, today);
  const hasHours = from !== '' && until !== '';
  const writesHours = collectWindow !== '' || saysClock(collectOn);
  const issues: RowIssue[] = [
    ...(collection === 'handed-in' && hasTime ? [{ field: 'collection', code: 'notCollected' } as const] : []),
    ...(isCollected && writesHours && !hasHours ? [{ field: 'collectWindow', code: 'collectWindow' } as const] : []),
    ...(isCollected && on === '' ? [{ field: 'collectOn', code: 'collectOn' } as const] : []),
  ];
  const terms = {
    payer: termOf('payer'),
    collection: isCollected ? 'collected' : collection,
    day: isCollected ? on : '',
    hours: isCollected && hasHours ? `${from}-${until}` : '',
    delivery: termOf('delivery'),
    packing: termOf('packing'),
    insured: termOf('insured'),
    cashOnDelivery,
    remark,
  };
  return { terms: allFound(terms), issues };
}
