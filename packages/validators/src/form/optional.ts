import { createSchema } from './create-schema';
import type { Schema } from './schema';

/** Accepts `undefined` too; in an `object` the key may then be left out. @public */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Output, Input = Output>(
  schema: Schema<Output, Input>,
): Schema<Output | undefined, Input | undefined> {
  return orWhere<Output, Input, undefined>(schema, (value) => value === undefined, 'optional');
}

/** Accepts `null` too. @public */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Output, Input = Output>(schema: Schema<Output, Input>): Schema<Output | null, Input | null> {
  return orWhere<Output, Input, null>(schema, (value) => value === null, 'nullable');
}

/** Accepts `undefined`, `null` and the empty string too: a field that may be left empty, whatever value its form control gives. @public */
/* @__NO_SIDE_EFFECTS__ */
export function orEmpty<Output, Input = Output>(
  schema: Schema<Output, Input>,
): Schema<Output | undefined | null | '', Input | undefined | null | ''> {
  return orWhere<Output, Input, undefined | null | ''>(
    schema,
    (value) => value === undefined || value === null || value === '',
    'orEmpty',
  );
}

function orWhere<Output, Input, Also>(
  schema: Schema<Output, Input>,
  absent: (value: unknown) => boolean,
  kind: 'optional' | 'nullable' | 'orEmpty',
): Schema<Output | Also, Input | Also> {
  return createSchema<Output | Also, Input | Also>(
    (value, run) => (absent(value) ? (value as Also) : schema['~run'](value, run)),
    [kind, schema],
  );
}
