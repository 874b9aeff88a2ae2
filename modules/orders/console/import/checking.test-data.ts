import { areaList } from '@vant/area-data';
import { type RowField, readRows, toRegionNames } from '@waybill/intake/console';
import type { Brand } from '@waybill/intake/contract';
import { toRegions } from '@waybill/kit/console';
import type { ImportCells, ImportDeclaration } from '@waybill/ui-shell/import';
import { checkRows } from '../../../../packages/ui-shell/src/import/check-rows';
import { toRows } from '../../../../packages/ui-shell/src/import/import-rows';
import { isPastCollection } from '../form/is-past-collection';
import type { OrderFields } from '../form/order-fields';
import { orderFormSchema } from '../form/order-schema';
import { importColumns } from './import-columns';
import { orderImport } from './order-import';
import { toReading } from './to-reading';

export type Cells = ImportCells<RowField>;

/** The cells of the template's row, with some of them changed. */
export const cellsOf = (change: Partial<Cells> = {}): Cells => ({
  ...(Object.fromEntries(
    importColumns.map(({ field, example = '', number }) => [field, number === undefined ? example : '']),
  ) as Cells),
  ...change,
});

export const names = toRegionNames(toRegions(areaList));

/** The import of orders on a day, by these brands. */
export function orderChecks(brands: readonly Brand[], today = '2025-03-10') {
  const declaration: ImportDeclaration<OrderFields, RowField> = {
    ...orderImport,
    schema: orderFormSchema('zh'),
    read: async (rows) => readRows(rows, { brands, today, names }).map(toReading),
    ask: (order) => (isPastCollection(order, today) ? { tag: 'past', text: 'past', open: 'collectOn' } : undefined),
  };
  const general = declaration as unknown as ImportDeclaration;
  const check = async (cells: Cells) => {
    const [row] = await checkRows(general, [cells], new AbortController().signal);
    if (!row) throw new Error('Every row is checked.');
    return { ...row, fields: row.fields as OrderFields };
  };
  const rowsOf = async (...given: readonly Cells[]) => {
    const checked = await Promise.all(given.map(check));
    return toRows(
      general,
      checked.map((row, at) => ({ ...row, cells: given[at] ?? cellsOf(), number: at + 2 })),
    );
  };
  return { declaration: general, check, rowsOf };
}
