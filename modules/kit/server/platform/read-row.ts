import type { JsonSchema, Schema } from '@waybill/validators';
import type { Row } from '../database';
import { toJson } from '../http/open-api';
import { toNames } from '../session/account';
import { toIso } from './list-rows';

/** Sources of fields without a column of their own name: another column, or a function of row and reader. */
type Sources<Item, Reader> = {
  readonly [Name in keyof Item]?: string | ((row: Row, reader: Reader) => Item[Name]);
};

/**
 * Creates a reader from rows to contract records. `createdAt` comes from `created_at`: times in milliseconds, booleans as 1 and
 * 0, lists and objects as JSON; an unknown enum value becomes the first one.
 */
export function rowReader<Item extends object, Reader = void>(
  schema: Schema<Item>,
  sources: Sources<Item, Reader> = {},
): (row: Row, reader: Reader) => Item {
  const { properties } = toJson(schema, 'output');
  const fields = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, json]) => {
    const source: string | ((row: Row, reader: Reader) => unknown) | undefined = sources[name as keyof Item];
    if (typeof source === 'function') return [name, source] as const;
    const column = source ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const read = readerOf(json);
    return [name, (row: Row) => read(row[column])] as const;
  });
  return (row, reader) => Object.fromEntries(fields.map(([name, read]) => [name, read(row, reader)])) as Item;
}

function readerOf({ type, format, enum: words, anyOf, items }: JsonSchema): (value: unknown) => unknown {
  if (Array.isArray(anyOf)) {
    const read = readerOf(anyOf[0]);
    return (value) => (value === null ? null : read(value));
  }
  if (Array.isArray(words)) return (value) => (words.includes(value) ? value : words[0]);
  if (type === 'integer') return Number;
  if (type === 'boolean') return (value) => Number(value) === 1;
  if (type === 'string') return format === 'date-time' ? toIso : (value) => String(value ?? '');
  return (items as JsonSchema | undefined)?.type === 'string' ? toNames : (value) => JSON.parse(String(value));
}
