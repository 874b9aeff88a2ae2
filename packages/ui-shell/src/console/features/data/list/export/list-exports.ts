import type { SheetFormat } from '../../../../../data/spreadsheet/save-sheet';
import type { CellValue } from '../../../../../data/table/data-column';
import type { Text } from '../../../../../locales/define-messages';

/** Something of a record that a file may hold. @beta */
export interface ExportField<Item> {
  /** Unique among the fields; named sets are kept by it. */
  id: string;
  title: Text;
  value: (row: Item) => CellValue;
}

/** Fields under a name, in their order. @beta */
export interface ExportSet {
  name: string;
  fields: readonly string[];
}

/** Which records a file holds: those that are selected, the page in view, those that match the conditions, or all. @beta */
export type ExportScope = 'selection' | 'page' | 'filtered' | 'all';

/** What is about to be exported. @beta */
export interface ExportFacts {
  scope: ExportScope;
  /** Of the file, or `copy` where rows are copied for a spreadsheet. */
  format: SheetFormat | 'copy';
  /** Records, as far as that is known before. */
  count: number;
  /** The titles of the fields. */
  fields: readonly string[];
  /** The conditions that are set, by their names. */
  conditions: Readonly<Record<string, string>>;
}

/** What a list offers of its records in files. @beta */
export interface ListExports<Item> {
  /** Everything that a file may hold, in its usual order. Default: the columns of the list. */
  fields?: readonly ExportField<Item>[];
  /** Sets that come with the list. Default: none. */
  sets?: readonly ExportSet[];
  /** Sets that the account keeps under names of its own, with what keeps and drops one; each resolves to whether it was done. Default: none can be kept. */
  kept?: {
    sets: readonly ExportSet[];
    keep: (set: ExportSet) => Promise<boolean>;
    drop: (name: string) => Promise<boolean>;
  };
  /** Called when the columns are about to be chosen, so that kept sets need not be fetched before. Default: nothing. */
  onChoose?: () => void;
  /** Told before a file is made or rows are copied; where it resolves to false nothing is. Default: nobody is told. */
  record?: (facts: ExportFacts) => Promise<boolean>;
}

/** The conditions that are set. */
export const conditionsOf = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** The ids of a set that are fields; all of them where none is. */
export function knownFields(ids: readonly string[], fields: readonly Pick<ExportField<never>, 'id'>[]): string[] {
  const fieldIds = new Set(fields.map(({ id }) => id));
  const matches = [...new Set(ids)].filter((id) => fieldIds.has(id));
  return matches.length > 0 ? matches : fields.map(({ id }) => id);
}

/** The ids with one of them moved up or down among them. */
export function moveField(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((each) => each !== id);
  next.splice(to, 0, id);
  return next;
}
