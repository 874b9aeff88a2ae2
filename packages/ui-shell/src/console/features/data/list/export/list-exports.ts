import type { SheetFormat } from '../../../../../data/spreadsheet/save-sheet';
import type { CellValue } from '../../../../../data/table/data-column';
import type { Text } from '../../../../../locales/define-messages';

/** An exportable field of a record. @beta */
export interface ExportField<Item> {
  /** Unique among the fields; stored sets refer to it. */
  id: string;
  title: Text;
  value: (row: Item) => CellValue;
}

/** A named, ordered set of fields. @beta */
export interface ExportSet {
  name: string;
  fields: readonly string[];
}

/** Records of a file: the selection, the current page, those that match the filters, or all. @beta */
export type ExportScope = 'selection' | 'page' | 'filtered' | 'all';

/** Facts of an export for the audit record. @beta */
export interface ExportFacts {
  scope: ExportScope;
  /** Format of the file, or `copy` for rows copied to the clipboard. */
  format: SheetFormat | 'copy';
  /** Number of records, as far as known in advance. */
  count: number;
  /** Titles of the fields. */
  fields: readonly string[];
  /** Active filters by name. */
  conditions: Readonly<Record<string, string>>;
}

/** Export options of a list. @beta */
export interface ListExports<Item> {
  /** All exportable fields, in default order. Default: the columns of the list. */
  fields?: readonly ExportField<Item>[];
  /** Predefined sets. Default: empty. */
  sets?: readonly ExportSet[];
  /** Stored sets of the account, and functions to save and delete one; both resolve to whether it succeeded. Default: sets cannot be stored. */
  saved?: {
    sets: readonly ExportSet[];
    save: (set: ExportSet) => Promise<boolean>;
    remove: (name: string) => Promise<boolean>;
  };
  /** Called when the export dialog opens, to fetch stored sets only then. */
  onChoose?: () => void;
  /** Called before each export or copy; `false` cancels it. Default: exports are not recorded. */
  record?: (facts: ExportFacts) => Promise<boolean>;
}

/** The active filters. */
export const conditionsOf = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** The valid field ids of a set; all fields if no id is valid. */
export function validFields(ids: readonly string[], fields: readonly Pick<ExportField<never>, 'id'>[]): string[] {
  const fieldIds = new Set(fields.map(({ id }) => id));
  const matches = [...new Set(ids)].filter((id) => fieldIds.has(id));
  return matches.length > 0 ? matches : fields.map(({ id }) => id);
}

/** Moves an id up or down. */
export function moveField(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((each) => each !== id);
  next.splice(to, 0, id);
  return next;
}
