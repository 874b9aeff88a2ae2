import type { Describe, Describing, Description, JsonSchema } from './description';
import type { Schema } from './schema';

/** The keyword that says that the words beside it are not all that the schema asks. */
export const PARTIAL: JsonSchema = { 'x-partial': true };

/** Says of a schema inside another one what it accepts; far down only that there is more. */
export function describe(schema: Schema<unknown, unknown>, describing: Describing): Description {
  if (describing.depth >= 500) return { json: PARTIAL, optional: true };
  describing.depth += 1;
  const description = schema['~describe'](describing);
  describing.depth -= 1;
  return description;
}

/** The whole document of a schema. Throws a `TypeError` for another target than draft 2020-12. */
export function toDocument(schema: Describe, side: Describing['side'], target: string): Record<string, unknown> {
  if (target !== 'draft-2020-12')
    throw new TypeError(`jsonSchema: there is no target "${target}", use "draft-2020-12".`);
  const named: Describing['named'] = new Map();
  const { json } = schema({ side, named, depth: 0, transforms: 0, objects: 0 });
  const definitions = Object.fromEntries([...named.values()].map(({ name, json: own }) => [name, own]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...json,
    ...(named.size > 0 && { $defs: definitions }),
  };
}

/** Texts that match an expression, which has no flags of its own; the format names the rule. */
export function matching(format: string, form: RegExp | string, more?: JsonSchema): JsonSchema {
  return { type: 'string', format, pattern: typeof form === 'string' ? form : form.source, ...more };
}

/** Says several things of one value. What would stand in another's place, or change what it means, goes into `allOf`. */
export function joined(parts: readonly JsonSchema[]): JsonSchema {
  let whole: JsonSchema = {};
  const beside: JsonSchema[] = [];
  for (const part of parts) {
    if (clash(whole, part)) beside.push(part);
    else whole = { ...whole, ...part, ...(whole.type !== undefined && { type: whole.type }) };
  }
  return beside.length > 0 ? { ...whole, allOf: beside } : whole;
}

function clash(whole: JsonSchema, part: JsonSchema): boolean {
  if (Object.hasOwn(whole, 'additionalProperties') || Object.hasOwn(part, 'allOf')) return Object.keys(part).length > 0;
  return Object.keys(part).some(
    (key) =>
      Object.hasOwn(whole, key) &&
      whole[key] !== part[key] &&
      !(key === 'type' && whole[key] === 'integer' && part[key] === 'number'),
  );
}

/** No value at all. */
export const NOTHING: JsonSchema = { not: {} };

/** So many characters or items. */
export function within(what: 'Length' | 'Items', min: number, max: number): JsonSchema {
  const low = Math.max(0, Math.ceil(min));
  const high = Math.floor(max);
  if (!(low <= high && low < Infinity)) return NOTHING;
  return { ...(low > 0 && { [`min${what}`]: low }), ...(high < Infinity && { [`max${what}`]: high }) };
}

/** Numbers between two bounds, both included. */
export function between(min: number, max: number): JsonSchema {
  if (!(min <= max && min < Infinity && max > -Infinity)) return NOTHING;
  return {
    type: 'number',
    ...(min > -Infinity && { minimum: min }),
    ...(max < Infinity && { maximum: max }),
  };
}

/** An expression, where it means the same by code points (flag `u`) and without flags; else only that there is one. */
export function toPattern({ source, flags }: RegExp): JsonSchema {
  try {
    const byUnits = /\.|\[\^|\\[DWS]|[\ud800-\udfff]|\\u[dD][89a-fA-F]/.test(source.replace(/\\\./g, ''));
    const same = flags === 'u' || (flags === '' && !byUnits);
    return same && new RegExp(source, 'u') ? { pattern: source } : PARTIAL;
  } catch {
    return PARTIAL;
  }
}
