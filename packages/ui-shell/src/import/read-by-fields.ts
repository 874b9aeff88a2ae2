import { withoutInvisible } from '../lib/without-invisible';
import type { ImportCells, ImportColumn, ParsedRow } from './import-declaration';
import { valuesOf } from './match-columns';
import { isNumber } from './table/cell-patterns';

/** Reads a row as a record: the value of each cell at the path of its field. */
export function readByFields(columns: readonly ImportColumn[], cells: ImportCells): ParsedRow {
  const record: Record<string, unknown> = {};
  for (const column of columns) {
    const value = readValue(column, withoutInvisible(cells[column.field] ?? '').trim());
    if (value !== undefined) setAt(record, column.field.split('.'), value);
  }
  return { fields: record };
}

/** A text that is no number, or no word of the list, stays as it is, so that the schema refuses it. */
function readValue(column: ImportColumn, text: string): unknown {
  const typed = text === '' ? (column.fallback ?? '') : text;
  if (column.kind === 'number') {
    const digits = typed.replace(/^[¥￥$€£]\s*/, '');
    return typed === '' ? undefined : isNumber(digits) ? Number(digits) : typed;
  }
  const value = valuesOf(column).get(typed.toLowerCase()) ?? typed;
  const isYesNo = Object.keys(column.choices ?? {}).every((each) => each === 'true' || each === 'false');
  return column.choices && isYesNo && /^(?:true|false)$/.test(value) ? value === 'true' : value;
}

function setAt(record: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) record[name] = value;
  else {
    const inner = Object.hasOwn(record, name) ? record[name] : {};
    record[name] = inner;
    setAt(inner as Record<string, unknown>, rest, value);
  }
}
