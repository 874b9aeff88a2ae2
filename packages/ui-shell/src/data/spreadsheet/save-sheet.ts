import { saveFile } from '../../lib/save-file';
import type { Sheet } from './sheet';

/** The formats that a sheet is written in. @public */
export type SheetFormat = 'csv' | 'xlsx';

/** The writer of each format, loaded at its first use. */
export const sheetWriters = {
  csv: () => import('./write-csv').then(({ writeCsv }) => writeCsv),
  xlsx: () => import('./write-xlsx').then(({ writeXlsx }) => writeXlsx),
} as const;

/** Writes rows to a file and downloads it as `<name>.<format>`. Rejects with a `RangeError` if there are too many rows for the format. @public */
export async function saveSheet(sheet: Sheet, format: SheetFormat): Promise<void> {
  const write = await sheetWriters[format]();
  saveFile(await write(sheet), `${sheet.name}.${format}`);
}
