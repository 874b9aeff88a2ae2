import { can, type Subject } from '@waybill/auth-core';
import type { CommandTools } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import type { Scan } from '../../../kernel/scan';
import { toTools } from '../commands/to-tools';
import type { ScannedField } from './watch-scans';

/** Lets every allowed scan prefetch its data. */
export const prepareScans = (scans: readonly Scan[], access: Subject, tools: CommandTools): Promise<unknown> =>
  Promise.allSettled(scans.map(async ({ guard, prepare }) => can(guard, access) && prepare?.(tools)));

/** The same for the user of a console. */
export const warmScans = (parts: ConsoleParts, scans: readonly Scan[]): Promise<unknown> =>
  prepareScans(scans, parts.session.snapshot().access, toTools(parts));

/** Restores the fields and runs the scan of the code. */
export async function takeScan(
  parts: ConsoleParts,
  { run }: Scan,
  code: string,
  fields: readonly ScannedField[],
): Promise<void> {
  for (const each of [...fields].reverse()) restoreField(each);
  await run(code, toTools(parts));
}

/** Sets value and selection; bypasses React's value setter, so that React notices the change. */
function restoreField({ field, value, start, end }: ScannedField): void {
  if (field.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const name of ['input', ...(field instanceof HTMLSelectElement ? ['change'] : [])])
      field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  // Number fields and checkboxes have no selection.
  if (typeof start === 'number') field.setSelectionRange(start, end);
}
