import { normalise } from '@waybill/validators/cn';
import type { Brand } from '../../contract/brands';
import type { NamesContext } from '../reading';
import { countAt, counterAt } from '../text/numbers';
import { readList, toTexts, type VehicleTexts } from './further-vehicles';
import { type OrderRow, type RowField, type VehiclePlace, valueOfWord, vehiclePlaces, vehicleWords } from './row-field';

/** An issue that the rules of an order cannot find, such as a quantity that contradicts the list. */
export interface RowIssue {
  field: RowField;
  code: string;
  params?: Readonly<Record<string, number>>;
}

/** The number in the names of a vehicle's columns, or the one column that lists it. */
export type VehicleColumn = VehiclePlace | 'furtherVehicles' | 'vehicles.0.brand';

type RowVehicle = Readonly<{ texts: VehicleTexts; column: VehicleColumn }>;

/** Maximum number of vehicles in one row. */
const mostVehicles = 20;
/** 雅迪/没有, 雅迪2辆 没有: a cell that lists brands. */
const list = /[、,，;；+＋/／&]|[台辆]\s*\S/u;

/** Reads the vehicles of a row: from its columns, with the first repeated by the quantity, and from a cell that lists several. */
export function readRowVehicles(row: OrderRow, context: NamesContext, issues: RowIssue[]): RowVehicle[] {
  const typed = textsAt(row, 0);
  const listed = typed.brand === '' ? [] : readList(typed.brand, context, typed);
  const isList = listed?.some(({ brand }) => brand !== listed[0]?.brand) ?? false;
  // A row with a quantity has no other number, unless the cell of the brand lists brands.
  const isPlain = Boolean(row.quantity) && !isList;
  const brands = isPlain ? [] : listed;
  if (!brands && list.test(typed.brand)) issues.push({ field: 'vehicles.0.brand', code: 'furtherVehicles' });
  const [lead, ...followers] = brands ?? [];
  const ofModel = isPlain ? { model: typed.model, count: 1 } : modelCount(typed.model);
  const base = { ...typed, ...(lead && { brand: lead.brand }), model: lead?.model || ofModel.model };

  const others: RowVehicle[] = isList ? followers.map((texts) => ({ texts, column: 'vehicles.0.brand' })) : [];
  for (const place of vehiclePlaces.slice(1)) {
    const texts = textsAt(row, place);
    if (Object.values(texts).some((text) => text !== ''))
      others.push({ texts: { ...texts, category: texts.category || base.category }, column: place });
  }
  if (row.furtherVehicles) {
    const further = readList(row.furtherVehicles, context, base);
    if (!further) issues.push({ field: 'furtherVehicles', code: 'furtherVehicles' });
    for (const texts of further ?? []) others.push({ texts, column: 'furtherVehicles' });
  }
  const all = 1 + others.length;
  const counted = isList ? 1 : Math.max(1 + followers.length, ofModel.count);
  const quantity = row.quantity ? quantityOf(row.quantity) : isList ? all : counted;
  // The quantity is the number of all listed vehicles, or else of the first kind.
  const isWrong = !quantity || quantity > mostVehicles || (isList && quantity !== all);
  if (isWrong) issues.push({ field: 'quantity', code: 'quantity' });
  const count = isWrong || isList || (row.quantity && quantity === all) ? 1 : quantity;
  const firsts = multiply(base, count, issues).map((texts): RowVehicle => ({ texts, column: 0 }));
  return [...firsts, ...others].map(({ texts, column }) => {
    const read = toTexts((part) => texts[part] && valueOfWord(vehicleWords[part], texts[part]));
    return { texts: { ...read, category: read.category || kindOf(read.brand, context.brands) }, column };
  });
}

/** Returns the kind of a brand's vehicles, for any spelling; undefined for a brand with several kinds. */
function kindOf(written: string, brands: readonly Brand[]): string {
  const text = normalise.text(written).toLowerCase();
  const isCalled = (name: string) => name.toLowerCase() === text;
  const brand = brands.find(({ name, aliases }) => isCalled(name) || aliases.some(isCalled));
  return (brand?.categories.length === 1 && brand.categories[0]) || '';
}

const textsAt = (row: OrderRow, place: VehiclePlace) => toTexts((part) => row[`vehicles.${place}.${part}`]);

/** Removes a quantity after a model: DE2 2辆. */
function modelCount(text: string): { model: string; count: number } {
  const [, model = text, number = '1'] = /^(.*\S)\s+(\d{1,2}|[一二两三四五六七八九十])\s?[台辆]$/.exec(text) ?? [];
  return { model, count: countAt(number, 0)?.value ?? 1 };
}

/** Repeats a vehicle. Several plates or frame numbers in one cell are assigned to one vehicle each. */
function multiply(texts: VehicleTexts, count: number, issues: RowIssue[]): VehicleTexts[] {
  if (count === 1) return [texts];
  const [plates = [], frames = []] = (['plate', 'frame'] as const).map((part) => {
    const numbers = texts[part].split(/[\s,，、;；/]+/).filter((text) => text !== '');
    if (numbers.length > 0 && numbers.length !== count)
      issues.push({ field: `vehicles.0.${part}`, code: 'numbersOfEach', params: { count } });
    return numbers;
  });
  return Array.from({ length: count }, (_, at) => ({ ...texts, plate: plates[at] ?? '', frame: frames[at] ?? '' }));
}

/** `2`, `２.0`, `两台`. */
function quantityOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim().replace(/\.0+$/, '');
  const { value, to } = countAt(plain, 0) ?? { value: undefined, to: 0 };
  return plain.slice(to + counterAt(plain, to)).replace('车', '') === '' ? value : undefined;
}
