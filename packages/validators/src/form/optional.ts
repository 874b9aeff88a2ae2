import { accept, createSchema } from './create-schema';
import type { Schema } from './schema';

/** Accepts `undefined` too; in an `object` the key may then be left out. @public */
export function optional<Output>(schema: Schema<Output>): Schema<Output | undefined> {
  return orWhere(schema, (value) => value === undefined);
}

/** Accepts `null` too. @public */
export function nullable<Output>(schema: Schema<Output>): Schema<Output | null> {
  return orWhere(schema, (value) => value === null);
}

/** Accepts `undefined`, `null` and the empty string too: a field that may be left empty, whatever its form control makes of that. @public */
export function orEmpty<Output>(schema: Schema<Output>): Schema<Output | undefined | null | ''> {
  return orWhere(schema, (value) => value === undefined || value === null || value === '');
}

function orWhere<Output, Also>(schema: Schema<Output>, absent: (value: unknown) => boolean): Schema<Output | Also> {
  return createSchema<Output | Also>((value, run) =>
    absent(value) ? accept(value as Also) : schema['~run'](value, run),
  );
}
