import { saveFile } from '../../lib/save-file';
import type { Sheet } from './sheet';

/** The formats that a sheet is written in. @public */
export type SheetFormat = 'csv' | 'xlsx';

/** What writes each format; loaded when the first file is wanted. */
export const sheetWriters = {
  csv: () => import('./write-csv').then(({ writeCsv }) => writeCsv),
  xlsx: () => import('./write-xlsx').then(({ writeXlsx }) => writeXlsx),
} as const;

/** Writes rows as a file and hands it to the reader as a download named `<name>.<format>`. Rejects with a `RangeError` where the format holds fewer rows. @public */
export async function saveSheet(sheet: Sheet, format: SheetFormat): Promise<void> {
  const write = await sheetWriters[format]();
  saveFile(await write(sheet), `${sheet.name}.${format}`);
}
