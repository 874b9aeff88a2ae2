import { type RegionNames, regionAt, saysClock } from '@waybill/intake/console';
import type { Brand } from '@waybill/intake/contract';
import type { StandardIssue, StandardSchema } from '@waybill/ui-shell/forms';
import { normalise as rules } from '@waybill/validators/cn';
import { mostVehicles } from '../../contract/fields';
import { isPastCollection } from '../form/is-past-collection';
import { emptyOrder, emptyVehicle, normaliseOrder, type OrderFields, type VehicleFields } from '../form/order-fields';
import { readWindow } from './collection-window';
import { doubtOf } from './doubted-text';
import { emptyTexts, readCount, readVehicles, type VehicleTexts } from './further-vehicles';
import { type ImportCells, type ImportField, importColumns, vehicleParts, vehiclePlaces } from './import-fields';

/** What is wrong with a cell: a code of the order's schema, or of the import, with what its message needs. */
export interface CellIssue {
  field: ImportField;
  issue: StandardIssue;
}

export interface CheckedRow {
  fields: OrderFields;
  /** The first issue of each cell; none where the row can be placed. */
  issues: readonly CellIssue[];
  /** Its collection was to be on a day that is over. Default: false. */
  isPast?: boolean;
}

/** What rows are checked against. */
export interface RowCheckOptions {
  schema: StandardSchema<OrderFields>;
  names: RegionNames;
  /** The brands that lists of further vehicles are read by, and that say the kind of a vehicle where no cell does. */
  brands: readonly Brand[];
  /** The day of the business, as `2025-02-06`. */
  today: string;
}

/** Reads and checks rows by the schema of an order; made once for all rows. */
export function createRowCheck({ schema, names, brands, today }: RowCheckOptions) {
  const regions = new Map<string, FoundPlace>();
  const brandNames = brands.map(({ name }) => name);
  const kinds = kindsBySpelling(brands);
  const readRegion = (text: string) => {
    const known = regions.get(text);
    if (known) return known;
    // Only what an address begins with is its region, and looking for more takes most of the time.
    const found = regionAt(text, 0, names);
    const read = found ? { code: found.code, rest: text.slice(found.end).trim() } : { code: '', rest: text };
    regions.set(text, read);
    return read;
  };

  return async (given: ImportCells): Promise<CheckedRow> => {
    const cells = withoutMarks(given);
    const { vehicles, columns, issues: own } = toVehicles(readChoices(cells), brandNames, kinds);
    const { fields: read, issues: unread } = toFields(readChoices(cells), readRegion, today);
    const fields = normalise({ ...read, vehicles });
    const { issues = [] } = await schema['~standard'].validate(fields);
    const found = new Map<ImportField, StandardIssue>();
    const add = (field: ImportField, issue: StandardIssue) => {
      if (!found.has(field)) found.set(field, issue);
    };
    for (const { field, issue } of [...own, ...unread, ...textIssues(cells)]) add(field, issue);
    for (const issue of issues) {
      const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
      add(columnOf(path, columns), issue);
    }
    const isPast = isPastCollection(fields, today);
    return { fields, issues: [...found].map(([field, issue]) => ({ field, issue })), isPast };
  };
}

interface FoundPlace {
  code: string;
  rest: string;
}

/** The kind of what each brand makes, by any way to write it; brands of several kinds say none. */
function kindsBySpelling(brands: readonly Brand[]): ReadonlyMap<string, string> {
  return new Map(
    brands.flatMap(({ name, aliases, categories: [kind, ...others] }) =>
      kind && others.length === 0 ? [name, ...aliases].map((text) => [text.toLowerCase(), kind] as const) : [],
    ),
  );
}

const columnsBy = new Map<string, ImportField>([
  ...importColumns.map(({ field }) => [field, field] as const),
  ['collectFrom', 'collectWindow'],
  ['collectUntil', 'collectWindow'],
  ['vehicles', 'quantity'],
]);

/** The column that holds what stands at a path of the form; `vehicles` are the columns of each vehicle. */
function columnOf(path: string, vehicles: readonly VehicleColumns[]): ImportField {
  const [, place, part] = /^vehicles\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const own = place === undefined ? undefined : vehicles[Number(place)];
  const field =
    own === undefined ? columnsBy.get(path) : typeof own === 'string' ? own : columnsBy.get(`vehicles.${own}.${part}`);
  if (!field) throw new Error(`No column of an import holds "${path}".`);
  return field;
}

/** The number in the names of a vehicle's columns, or the one column that lists it. */
type VehicleColumns = (typeof vehiclePlaces)[number] | 'furtherVehicles' | 'vehicles.0.brand';

const issueOf = (code: string): StandardIssue => ({ message: code, path: [], code, params: {} });

/** The fields that hold digits: an apostrophe before them, or `="…"` around them, is how programs keep them whole. */
const digitFields = importColumns.flatMap(({ field }) =>
  /phone|plate|frame|value|keys|quantity|cashOnDelivery|collect/.test(field) ? [field] : [],
);

function withoutMarks(cells: ImportCells): ImportCells {
  // A cell may list vehicles line by line.
  const plain = Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell.split('\n').map(rules.prose).join('\n')]),
  ) as Record<ImportField, string>;
  for (const field of digitFields) {
    const [, inner] = /^="([^"]*)"$/.exec(plain[field]) ?? [];
    plain[field] = (inner ?? plain[field])
      .replace(/^['‘’`]+(?=[\dA-Za-z+(])/, '')
      // Programs that took it for a number write one place behind its point.
      .replace(/^(\d{7,})\.0$/, '$1');
  }
  return plain;
}

/** Texts that any rule of an order lets through. */
const textFields = importColumns.flatMap(({ field }) =>
  /(?:\.(?:street|name|brand|model|region)|remark)$/.test(field) ? [field] : [],
);

const textIssues = (cells: ImportCells): CellIssue[] =>
  textFields.flatMap((field) => {
    const code = doubtOf(field, cells[field]);
    return code ? [{ field, issue: issueOf(code) }] : [];
  });

/** A cell of a closed list that is no word of it stays as it is, so that the schema refuses it. */
function readChoices(cells: ImportCells): Record<ImportField, string> {
  const read = { ...cells };
  for (const { field, values, fallback } of choices) {
    const typed = cells[field];
    read[field] = typed === '' ? fallback : (values.get(rules.prose(typed).toLowerCase()) ?? typed);
  }
  return read;
}

const choices = importColumns.flatMap(({ field, words = {}, fallback = '' }) => {
  const values = Object.entries(words).flatMap(([value, known]) =>
    [value, ...known].map((word) => [word, value] as const),
  );
  // Where a word stands for two values the first one is meant.
  return values.length > 0 || fallback !== '' ? [{ field, fallback, values: new Map(values.reverse()) }] : [];
});

function toFields(
  read: Record<ImportField, string>,
  readRegion: (text: string) => FoundPlace,
  today: string,
): { fields: Omit<OrderFields, 'vehicles'>; issues: CellIssue[] } {
  const elsewhere: CellIssue[] = [];
  const partyOf = (side: 'consignor' | 'consignee') => {
    const typed = read[`${side}.region`];
    const street = read[`${side}.street`];
    // Without a column of its own the region is the start of the street.
    const { code, rest } = readRegion(typed === '' ? street : typed);
    if (typed !== '' && code !== '' && namesOther(street, code))
      elsewhere.push({ field: `${side}.street`, issue: issueOf('otherRegion') });
    return {
      name: read[`${side}.name`],
      phone: read[`${side}.phone`],
      region: code,
      street: typed === '' ? rest : rest === '' || code === '' || street.includes(rest) ? street : `${rest}${street}`,
    };
  };
  /** A street that begins with a district of another city. */
  const namesOther = (street: string, code: string): boolean => {
    const own = readRegion(street);
    const said = street.slice(0, street.length - own.rest.length);
    return (
      own.code !== '' &&
      !own.code.endsWith('00') &&
      /[市区县旗]/.test(said) &&
      own.code.slice(0, 4) !== code.slice(0, 4)
    );
  };
  const parties = { consignor: partyOf('consignor'), consignee: partyOf('consignee') };
  const { collection, collectOn, collectWindow } = read;
  // A day of collection says that it is one.
  const isSaid = collectOn !== '' || collectWindow !== '';
  const isCollected = collection === 'collected' || (collection === '' && isSaid);
  const window = readWindow(collectOn, collectWindow, today);
  const hasNoHours = isCollected && (window.from === '' || window.until === '');
  const isHourSaid = collectWindow !== '' || saysClock(collectOn);
  const issues: CellIssue[] = [
    ...elsewhere,
    ...(collection === 'handed-in' && isSaid ? [{ field: 'collection', issue: issueOf('notCollected') } as const] : []),
    ...(hasNoHours && isHourSaid ? [{ field: 'collectWindow', issue: issueOf('collectWindow') } as const] : []),
    ...(isCollected && window.on === '' ? [{ field: 'collectOn', issue: issueOf('collectOn') } as const] : []),
  ];
  const { vehicles: _, ...empty } = emptyOrder;
  return {
    issues,
    fields: {
      ...empty,
      ...parties,
      payer: read.payer as 'consignor',
      collection: (isCollected ? 'collected' : collection || 'handed-in') as 'collected',
      collectOn: isCollected ? window.on : '',
      collectFrom: isCollected && window.from !== '' ? window.from : empty.collectFrom,
      collectUntil: isCollected && window.until !== '' ? window.until : empty.collectUntil,
      delivery: read.delivery as 'door',
      packing: read.packing as 'none',
      insured: toFlag(read.insured) as boolean,
      cashOnDelivery: read.cashOnDelivery,
      remark: read.remark,
    },
  };
}

/** The vehicles of a row: those of its columns, as many of the first as it says, and those that one cell lists. */
function toVehicles(
  read: Record<ImportField, string>,
  brands: readonly string[],
  kinds: ReadonlyMap<string, string>,
): { vehicles: VehicleFields[]; columns: VehicleColumns[]; issues: CellIssue[] } {
  const issues: CellIssue[] = [];
  const textsOf = (place: (typeof vehiclePlaces)[number]) =>
    Object.fromEntries(vehicleParts.map((part) => [part, read[`vehicles.${place}.${part}`]])) as VehicleTexts;
  // A row that says how many there are says it in no other cell, unless that one lists brands.
  const isPlain = read.quantity !== '' && !listsKnown(textsOf(0), brands);
  const { first, counted } = isPlain ? { first: textsOf(0), counted: 1 } : firstOf(textsOf(0), brands);
  const listed = first ? [] : readVehicles(asList(read['vehicles.0.brand']), brands, textsOf(0));
  if (listed === undefined) issues.push({ field: 'vehicles.0.brand', issue: issueOf('furtherVehicles') });
  const listedInBrand = listed ?? [];
  const [told = textsOf(0), ...toldFurther] = listedInBrand;
  const base = first ?? { ...textsOf(0), brand: told.brand, model: told.model || textsOf(0).model };

  const found: { texts: VehicleTexts; column: VehicleColumns }[] = [
    ...toldFurther.map((texts) => ({ texts: withWords(texts), column: 'vehicles.0.brand' as const })),
  ];
  for (const place of vehiclePlaces.slice(1)) {
    const texts = textsOf(place);
    const isSaid = vehicleParts.some((part) => texts[part] !== '' && texts[part] !== defaults[part]);
    if (isSaid) found.push({ texts: { ...texts, category: texts.category || base.category }, column: place });
  }
  if (read.furtherVehicles !== '') {
    const listed = readVehicles(read.furtherVehicles, brands, base);
    if (listed) found.push(...listed.map((texts) => ({ texts: withWords(texts), column: 'furtherVehicles' as const })));
    else issues.push({ field: 'furtherVehicles', issue: issueOf('furtherVehicles') });
  }
  const quantity = read.quantity === '' ? counted : readQuantity(read.quantity);
  const isOther = read.quantity !== '' && !first && quantity !== 1 + found.length;
  const isWrong = quantity === undefined || quantity < 1 || quantity > mostVehicles || isOther;
  if (isWrong) issues.push({ field: 'quantity', issue: issueOf('quantity') });
  // Where the row lists as many vehicles as it says, that is all of them; else it is how many there are of the first.
  const ofFirst = counted > 1 ? counted : quantity === 1 + found.length ? 1 : quantity;
  const count = isWrong || !first ? 1 : (ofFirst ?? 1);
  const all = [...multiply(base, count, issues).map((texts) => ({ texts, column: 0 as const })), ...found];
  const kindOf = ({ category, brand }: VehicleTexts) => category || (kinds.get(rules.text(brand).toLowerCase()) ?? '');
  const vehicles = all.map(({ texts }) => toVehicle({ ...texts, category: kindOf(texts) }));
  return { vehicles, columns: all.map(({ column }) => column), issues };
}

/** Whether the cell of the brand names several brands that are known. */
const listsKnown = (texts: VehicleTexts, brands: readonly string[]): boolean =>
  new Set(readVehicles(asList(texts.brand), brands, texts)?.map(({ brand }) => brand)).size > 1;

/** Brands apart as lists have them: `雅迪/爱玛`, `雅迪和爱玛`. */
const asList = (brand: string): string => brand.replace(/\s*[/／&和与及]\s*/gu, '、');

/** The first vehicle without the count that may stand at its brand or model; none where the brand lists several. */
function firstOf(texts: VehicleTexts, brands: readonly string[]): { first?: VehicleTexts; counted: number } {
  const list = asList(texts.brand);
  if (list !== texts.brand && (readVehicles(list, brands, texts)?.length ?? 0) > 1) return { counted: 1 };
  if (/[、,，;；+＋]|[台辆]\s*\S/u.test(texts.brand.trim())) return { counted: 1 };
  const brand = readCount(texts.brand);
  const model = readCount(texts.model, true);
  if (brand.count > 1) return { first: { ...texts, brand: brand.rest }, counted: brand.count };
  if (model.count > 1) return { first: { ...texts, model: model.rest }, counted: model.count };
  return { first: texts, counted: 1 };
}

/** A vehicle so many times; numbers of plates and frames that stand in one cell are one for each. */
function multiply(texts: VehicleTexts, count: number, issues: CellIssue[]): VehicleTexts[] {
  if (count === 1) return [texts];
  const each = (['plate', 'frame'] as const).map((part) => {
    const listed = texts[part].split(/[\s,，、;；/]+/).filter((text) => text !== '');
    if (listed.length > 0 && listed.length !== count)
      issues.push({ field: `vehicles.0.${part}`, issue: { ...issueOf('numbersOfEach'), params: { count } } });
    return { part, listed };
  });
  return Array.from({ length: count }, (_, at) => ({
    ...texts,
    ...Object.fromEntries(each.map(({ part, listed }) => [part, listed[at] ?? ''])),
  }));
}

function readQuantity(text: string): number | undefined {
  const plain = text.normalize('NFKC');
  if (/^\d{1,3}(?:\.0+)?$/.test(plain)) return Number(plain);
  const { count, rest } = readCount(plain);
  return rest === '' ? count : undefined;
}

const defaults: VehicleTexts = Object.fromEntries(
  vehicleParts.map((part) => [part, importColumns.find(({ field }) => field === `vehicles.0.${part}`)?.fallback ?? '']),
) as VehicleTexts;

/** Texts of a list of vehicles with the values that their words stand for. */
function withWords(texts: VehicleTexts): VehicleTexts {
  const read = { ...emptyTexts } as Record<keyof VehicleTexts, string>;
  for (const part of vehicleParts) {
    const values = choices.find(({ field }) => field === `vehicles.0.${part}`)?.values;
    read[part] = texts[part] === '' ? defaults[part] : (values?.get(texts[part].toLowerCase()) ?? texts[part]);
  }
  return read;
}

const toVehicle = (texts: VehicleTexts): VehicleFields => ({
  ...emptyVehicle,
  category: texts.category as 'ebike',
  brand: texts.brand,
  model: texts.model,
  plate: texts.plate,
  frame: texts.frame,
  value: texts.value,
  battery: texts.battery as 'in',
  keys: texts.keys,
  papers: toFlag(texts.papers) as boolean,
});

/** What is neither yes nor no stays a text, so that the schema refuses it. */
const toFlag = (word: string): boolean | string => (word === 'true' ? true : word === 'false' ? false : word);

const normalise = (fields: OrderFields): OrderFields => ({
  ...fields,
  consignor: normaliseOrder.consignor(fields.consignor),
  consignee: normaliseOrder.consignee(fields.consignee),
  vehicles: normaliseOrder.vehicles(fields.vehicles),
  cashOnDelivery: normaliseOrder.cashOnDelivery(fields.cashOnDelivery),
  remark: normaliseOrder.remark(fields.remark),
});
