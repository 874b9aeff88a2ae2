import { createSchema } from './create-schema';
import type { Description } from './description';
import { describe } from './json-schema';
import type { Schema } from './schema';

/** Accepts `undefined` too; in an `object` the key may then be left out. @public */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Output, Input = Output>(
  schema: Schema<Output, Input>,
): Schema<Output | undefined, Input | undefined> {
  return orWhere<Output, Input, undefined>(
    schema,
    (value) => value === undefined,
    ({ json }) => ({ json, optional: true }),
  );
}

/** Accepts `null` too. @public */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<Output, Input = Output>(schema: Schema<Output, Input>): Schema<Output | null, Input | null> {
  return orWhere<Output, Input, null>(
    schema,
    (value) => value === null,
    ({ json, ...rest }) => ({ ...rest, json: { anyOf: [json, { type: 'null' }] } }),
  );
}

/** Accepts `undefined`, `null` and the empty string too: a field that may be left empty, whatever its form control makes of that. @public */
/* @__NO_SIDE_EFFECTS__ */
export function orEmpty<Output, Input = Output>(
  schema: Schema<Output, Input>,
): Schema<Output | undefined | null | '', Input | undefined | null | ''> {
  return orWhere<Output, Input, undefined | null | ''>(
    schema,
    (value) => value === undefined || value === null || value === '',
    ({ json }) => ({ json: { anyOf: [json, { enum: [null, ''] }] }, optional: true }),
  );
}

function orWhere<Output, Input, Also>(
  schema: Schema<Output, Input>,
  absent: (value: unknown) => boolean,
  widen: (description: Description) => Description,
): Schema<Output | Also, Input | Also> {
  return createSchema<Output | Also, Input | Also>(
    (value, run) => (absent(value) ? (value as Also) : schema['~run'](value, run)),
    (describing) => widen(describe(schema, describing)),
  );
}
