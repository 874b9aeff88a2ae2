import type { CheckedRow } from './check-row';
import type { ImportCells } from './import-fields';

/** How long a task may last before the page may breathe, in ms. */
const slice = 12;

/** Checks rows in slices that block nothing; tells how many are done. Rejects with the reason of the signal once it is aborted. */
export async function checkRows(
  rows: readonly ImportCells[],
  check: (cells: ImportCells) => Promise<CheckedRow>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  let began = performance.now();
  for (const cells of rows) {
    checked.push(await check(cells));
    if (performance.now() - began < slice) continue;
    onProgress(checked.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    began = performance.now();
  }
  return checked;
}
