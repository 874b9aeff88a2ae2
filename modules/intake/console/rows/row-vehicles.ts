import { normalise } from '@waybill/validators/cn';
import type { Brand } from '../../contract/brands';
import { readCount, readVehicles, type VehicleTexts } from './further-vehicles';
import {
  type OrderRow,
  type RowField,
  type VehiclePart,
  type VehiclePlace,
  vehicleParts,
  vehiclePlaces,
} from './row-field';
import { valueOfWord, vehicleWords } from './row-words';

/** An issue that the rules of an order cannot find, such as a quantity that contradicts the list. */
export interface RowIssue {
  field: RowField;
  code: string;
  params?: Readonly<Record<string, number>>;
}

/** The number in the names of a vehicle's columns, or the one column that lists it. */
export type VehicleColumn = VehiclePlace | 'furtherVehicles' | 'vehicles.0.brand';

export interface RowVehicle {
  texts: VehicleTexts;
  column: VehicleColumn;
}

/** Most vehicles of one row. */
const mostVehicles = 20;

/** Reads the vehicles of rows: those of the columns, as many of the first as the row says, and those that one cell lists. */
export function createVehicleReader(brands: readonly Brand[]) {
  const names = brands.map(({ name }) => name);
  const kinds = kindsBySpelling(brands);

  return (row: OrderRow): { vehicles: RowVehicle[]; issues: RowIssue[] } => {
    const issues: RowIssue[] = [];
    const typed = textsAt(row, 0);
    const quantityText = row.quantity ?? '';
    // A row with a quantity has no other number, unless the cell of the brand lists brands.
    const isPlain = quantityText !== '' && !listsBrands(typed, names);
    const { first, counted } = isPlain ? { first: typed, counted: 1 } : firstOf(typed, names);
    const listed = first ? [] : readVehicles(asList(typed.brand), names, typed);
    if (listed === undefined) issues.push({ field: 'vehicles.0.brand', code: 'furtherVehicles' });
    const [lead = typed, ...followers] = listed ?? [];
    const base = first ?? { ...typed, brand: lead.brand, model: lead.model || typed.model };

    const others: RowVehicle[] = followers.map((texts) => ({ texts, column: 'vehicles.0.brand' }));
    for (const place of vehiclePlaces.slice(1)) {
      const texts = textsAt(row, place);
      if (Object.values(texts).some((text) => text !== ''))
        others.push({ texts: { ...texts, category: texts.category || base.category }, column: place });
    }
    if (row.furtherVehicles) {
      const further = readVehicles(row.furtherVehicles, names, base);
      if (!further) issues.push({ field: 'furtherVehicles', code: 'furtherVehicles' });
      for (const texts of further ?? []) others.push({ texts, column: 'furtherVehicles' });
    }
    const quantity = quantityText === '' ? counted : readQuantity(quantityText);
    const isOther = quantityText !== '' && !first && quantity !== 1 + others.length;
    const isWrong = quantity === undefined || quantity < 1 || quantity > mostVehicles || isOther;
    if (isWrong) issues.push({ field: 'quantity', code: 'quantity' });
    // The quantity is the number of all listed vehicles, or else of the first kind.
    const ofFirst = counted > 1 ? counted : quantity === 1 + others.length ? 1 : quantity;
    const count = isWrong || !first ? 1 : (ofFirst ?? 1);
    const firsts = multiply(base, count, issues).map((texts): RowVehicle => ({ texts, column: 0 }));
    const vehicles = [...firsts, ...others].map(({ texts, column }) => {
      const read = withValues(texts);
      const category = read.category || (kinds.get(normalise.text(read.brand).toLowerCase()) ?? '');
      return { texts: { ...read, category }, column };
    });
    return { vehicles, issues };
  };
}

/** The kind of the vehicles of each brand, by any spelling; a brand with several kinds gives none. */
function kindsBySpelling(brands: readonly Brand[]): ReadonlyMap<string, string> {
  return new Map(
    brands.flatMap(({ name, aliases, categories: [kind, ...others] }) =>
      kind && others.length === 0 ? [name, ...aliases].map((text) => [text.toLowerCase(), kind] as const) : [],
    ),
  );
}

const toTexts = (textOf: (part: VehiclePart) => string) =>
  Object.fromEntries(vehicleParts.map((part) => [part, textOf(part)])) as VehicleTexts;

const textsAt = (row: OrderRow, place: VehiclePlace) => toTexts((part) => row[`vehicles.${place}.${part}`] ?? '');

/** Values of closed lists in place of their words. */
const withValues = (texts: VehicleTexts) =>
  toTexts((part) => (texts[part] === '' ? '' : valueOfWord(vehicleWords[part], texts[part])));

/** Whether the cell of the brand names several brands. */
const listsBrands = (texts: VehicleTexts, names: readonly string[]): boolean =>
  new Set(readVehicles(asList(texts.brand), names, texts)?.map(({ brand }) => brand)).size > 1;

/** Brands as a list: 雅迪/爱玛, 雅迪和爱玛. */
const asList = (brand: string): string => brand.replace(/[/／&和与及]/gu, '、');

/** The first vehicle without the number that its brand or model may hold; undefined if the brand lists several. */
function firstOf(texts: VehicleTexts, names: readonly string[]): { first?: VehicleTexts; counted: number } {
  const list = asList(texts.brand);
  if (list !== texts.brand && (readVehicles(list, names, texts)?.length ?? 0) > 1) return { counted: 1 };
  if (/[、,，;；+＋]|[台辆]\s*\S/u.test(texts.brand.trim())) return { counted: 1 };
  const brand = readCount(texts.brand);
  const model = readCount(texts.model, true);
  if (brand.count > 1) return { first: { ...texts, brand: brand.rest }, counted: brand.count };
  if (model.count > 1) return { first: { ...texts, model: model.rest }, counted: model.count };
  return { first: texts, counted: 1 };
}

/** A vehicle several times; plates and frame numbers in one cell are one for each. */
function multiply(texts: VehicleTexts, count: number, issues: RowIssue[]): VehicleTexts[] {
  if (count === 1) return [texts];
  const numbers = (['plate', 'frame'] as const).map((part) => {
    const listed = texts[part].split(/[\s,，、;；/]+/).filter((text) => text !== '');
    if (listed.length > 0 && listed.length !== count)
      issues.push({ field: `vehicles.0.${part}`, code: 'numbersOfEach', params: { count } });
    return { part, listed };
  });
  return Array.from({ length: count }, (_, at) => ({
    ...texts,
    ...Object.fromEntries(numbers.map(({ part, listed }) => [part, listed[at] ?? ''])),
  }));
}

function readQuantity(text: string): number | undefined {
  const plain = text.normalize('NFKC');
  if (/^\d{1,3}(?:\.0+)?$/.test(plain)) return Number(plain);
  const { count, rest } = readCount(plain);
  return rest === '' ? count : undefined;
}
