import { isEbikePlate, isVin } from '@waybill/validators';
import { isEbikeFrame, isPhone, isVehiclePlate, normalise } from '@waybill/validators/cn';
import { type ImportField, templateColumns } from './import-fields';

/** What most cells of a column are. */
export interface Held {
  field?: ImportField;
  /** What they are of a side that they do not name. */
  part?: 'phone' | 'street';
  /** Cells that say something, of those that were looked at. */
  said: number;
  /** Cells that name a kind of vehicle. */
  kinds: number;
}

/** Cells that are looked at. */
const most = 60;

const wordsOf = (wanted: ImportField): ReadonlySet<string> => {
  const { words = {} } = templateColumns.find(({ field }) => field === wanted) ?? {};
  return new Set(Object.entries(words).flatMap(([value, known]) => [value, ...known]));
};

const kinds = wordsOf('vehicles.0.category');

const tests: readonly (readonly [ImportField, (cell: string) => boolean])[] = [
  ['vehicles.0.frame', (cell) => isVin(cell, { checkDigit: false }) || isEbikeFrame(cell)],
  ['vehicles.0.plate', (cell) => isVehiclePlate(cell) || isEbikePlate(cell)],
  ['vehicles.0.category', (cell) => kinds.has(cell.toLowerCase())],
  ...(['payer', 'delivery', 'packing', 'vehicles.0.battery'] as const).map(
    (field) => [field, isWordOf(wordsOf(field))] as const,
  ),
];

function isWordOf(words: ReadonlySet<string>) {
  // Yes, no and their like stand in many a column.
  const telling = new Set([...words].filter((word) => word.length > 1));
  return (cell: string) => telling.has(cell.toLowerCase());
}

const parts = [
  ['phone', (cell: string) => isPhone(normalise.phone(cell))],
  ['street', (cell: string) => /[省市区县州].*(?:路|街|道|巷|号|村|镇|乡|栋|室|楼|苑|园)/.test(cell)],
] as const;

/** Tells what the cells of a column are, where most of them are the same kind of thing. */
export function columnHolds(cells: readonly string[]): Held {
  const said = cells
    .map((cell) => normalise.prose(cell).replace(/^['‘’]/, ''))
    .filter((cell) => cell !== '')
    .slice(0, most);
  const isMost = (test: (cell: string) => boolean) => said.length > 0 && said.filter(test).length >= said.length * 0.8;
  const field = tests.find(([, test]) => isMost(test))?.[0];
  const part = parts.find(([, test]) => isMost(test))?.[0];
  return {
    ...(field ? { field } : {}),
    ...(part && !field ? { part } : {}),
    said: said.length,
    kinds: said.filter((cell) => kinds.has(cell.toLowerCase())).length,
  };
}
