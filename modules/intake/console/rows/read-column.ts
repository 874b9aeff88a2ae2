import { isEbikePlate, isVin } from '@waybill/validators';
import { isEbikeFrame, isPhone, isVehiclePlate, normalise } from '@waybill/validators/cn';
import type { WordTable } from '../words/word-table';
import { type RowField, termWords, vehicleWords } from './row-field';

/** Number of cells that are examined. */
const mostCells = 60;

/** Fields with a closed list. Words of one character, such as 是, do not count, because many columns contain them. */
const isWordOf = (words: WordTable = {}) => {
  const telling = Object.entries(words)
    .flat(2)
    .filter((word) => word.length > 1);
  return (cell: string) => telling.includes(cell.toLowerCase());
};

function isAddress(cell: string): boolean {
  const at = cell.search(/[省市区县州]/);
  return at >= 0 && /[路街道巷号村镇乡栋室楼苑园]/.test(cell.slice(at + 1, at + 42));
}

const tests: readonly (readonly [readonly RowField[], (cell: string) => boolean])[] = [
  [['vehicles.0.frame'], (cell) => isVin(cell, { checkDigit: false }) || isEbikeFrame(cell)],
  [['vehicles.0.plate'], (cell) => isVehiclePlate(cell) || isEbikePlate(cell)],
  [['vehicles.0.category'], isWordOf(vehicleWords.category)],
  [['payer'], isWordOf(termWords.payer)],
  [['delivery'], isWordOf(termWords.delivery)],
  [['packing'], isWordOf(termWords.packing)],
  [['vehicles.0.battery'], isWordOf(vehicleWords.battery)],
  [['consignor.phone', 'consignee.phone'], (cell) => isPhone(normalise.phone(cell))],
  [['consignor.street', 'consignee.street'], isAddress],
];

/** The fields that a column may be by its cells, if most of them are the same kind of thing. */
export function readColumn(cells: readonly string[]): readonly RowField[] {
  const texts = cells
    .map((cell) => normalise.prose(cell).replace(/^['‘’]/, ''))
    .filter((cell) => cell !== '')
    .slice(0, mostCells);
  const isMost = (test: (cell: string) => boolean) =>
    texts.length > 0 && texts.filter(test).length >= texts.length * 0.8;
  return tests.find(([, test]) => isMost(test))?.[0] ?? [];
}
