import type { JsonSchema } from './description';
import { NOTHING, PARTIAL } from './json-schema';
import type { Schema, Structure } from './schema';
import { setField } from './set-field';
import type { StandardJsonOptions, StandardJsonProps } from './standard-schema';

/** @public */
export interface JsonSchemaOptions {
  /** Whether to describe the input or the output of the schema. Default `'input'`. */
  side?: 'input' | 'output';
}

/** A part of a document, and whether an object may omit such a value. */
interface Described {
  readonly json: JsonSchema;
  readonly optional?: boolean | undefined;
}

/** One running description. */
interface Describing {
  readonly side: 'input' | 'output';
  /** The self-referring schemas by their lookup function. */
  readonly named: Map<unknown, Described & { readonly name: string; readonly transforms: number }>;
  depth: number;
  /** The number of schemas so far that transform values. */
  transforms: number;
  /** The number of schemas so far that drop keys. */
  objects: number;
}

type AnySchema = Schema<unknown, unknown>;

/** Describes a schema as JSON Schema, draft 2020-12. @public */
export function toJsonSchema(schema: AnySchema, { side = 'input' }: JsonSchemaOptions = {}): Record<string, unknown> {
  const named: Describing['named'] = new Map();
  const { json } = describe(schema, { side, named, depth: 0, transforms: 0, objects: 0 });
  const definitions = Object.fromEntries([...named.values()].map(({ name, json }) => [name, json]));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...json,
    ...(named.size > 0 && { $defs: definitions }),
  };
}

/** Returns the schema as a Standard JSON Schema v1, for programs that read `~standard.jsonSchema`. Any target except `draft-2020-12` throws a `TypeError` there. @public */
/* @__NO_SIDE_EFFECTS__ */
export function withJsonSchema<S extends AnySchema>(schema: S): S & { readonly '~standard': StandardJsonProps } {
  const write =
    (side: Describing['side']) =>
    ({ target }: StandardJsonOptions) => {
      if (target === 'draft-2020-12') return toJsonSchema(schema, { side });
      throw new TypeError(`jsonSchema: there is no target "${target}", use "draft-2020-12".`);
    };
  const jsonSchema = { input: write('input'), output: write('output') };
  return { ...schema, '~standard': { ...schema['~standard'], jsonSchema } };
}

/** Describes a nested schema; below 500 levels it only marks that there is more. */
function describe(schema: AnySchema, describing: Describing): Described {
  if (describing.depth >= 500) return { json: PARTIAL, optional: true };
  const source = schema['~json'];
  if (typeof source === 'function') return { json: source() };
  if (!isStructure(source)) return { json: source };
  describing.depth += 1;
  const described = describeStructure(source, describing);
  describing.depth -= 1;
  return described;
}

const isStructure = (source: JsonSchema | Structure): source is Structure => Array.isArray(source);

function describeStructure(structure: Structure, describing: Describing): Described {
  switch (structure[0]) {
    case 'array': {
      const [, item] = structure;
      return { json: { type: 'array', ...(item && { items: describe(item, describing).json }) } };
    }
    case 'check':
      return { json: PARTIAL, optional: true };
    case 'lazy':
      return describeLazy(structure[1], describing);
    case 'nullable': {
      const { json, ...rest } = describe(structure[1], describing);
      return { ...rest, json: { anyOf: [json, { type: 'null' }] } };
    }
    case 'object':
      return { json: describeFields(structure[1], structure[2], describing) };
    case 'optional':
      return { json: describe(structure[1], describing).json, optional: true };
    case 'orEmpty':
      return { json: { anyOf: [describe(structure[1], describing).json, { enum: [null, ''] }] }, optional: true };
    case 'pipe':
      return describeSteps(structure[1], describing);
    case 'record': {
      const propertyNames = describe(structure[1], describing).json;
      const additionalProperties = describe(structure[2], describing).json;
      describing.objects += 1;
      return { json: { type: 'object', propertyNames, additionalProperties } };
    }
    case 'transform': {
      const { json, optional } = describe(structure[1], describing);
      describing.transforms += 1;
      if (describing.side === 'output') return { json: PARTIAL, optional: true };
      return { json: joined([json, PARTIAL]), optional };
    }
    case 'union': {
      const parts = structure[1].map((schema) => describe(schema, describing));
      const all = parts.map(({ json }) => json);
      return { json: all.length > 0 ? { anyOf: all } : NOTHING, optional: parts.some(({ optional }) => optional) };
    }
  }
}

function describeFields(shape: Readonly<Record<string, AnySchema>>, closed: boolean, describing: Describing) {
  const properties = {};
  const required: string[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const { json, optional } = describe(schema, describing);
    setField(properties, key, json);
    if (!optional) required.push(key);
  }
  describing.objects += 1;
  // The output has no other keys, whatever the input.
  const only = closed || describing.side === 'output';
  return { type: 'object', properties, required, ...(only && { additionalProperties: false }) };
}

function describeLazy(lookUp: () => AnySchema, describing: Describing): Described {
  const { named, transforms } = describing;
  const entry = named.get(lookUp) ?? { name: `schema${named.size + 1}`, transforms: 0, optional: true };
  const { name } = entry;
  let { optional } = entry;
  if (named.has(lookUp)) describing.transforms += entry.transforms;
  else {
    named.set(lookUp, { ...entry, json: PARTIAL });
    const whole = describe(lookUp(), describing);
    optional = whole.optional ?? false;
    named.set(lookUp, { ...whole, name, transforms: describing.transforms - transforms });
  }
  return { json: { $ref: `#/$defs/${name}` }, optional };
}

function describeSteps(steps: readonly AnySchema[], describing: Describing): Described {
  let parts: Described[] = [];
  let changed = false;
  for (const step of steps) {
    const { transforms, objects } = describing;
    const part = describe(step, describing);
    const changes = describing.transforms > transforms;
    const drops = describing.objects > objects && parts.length > 0;
    // The rules after a transform do not apply to the input, the rules before it not to the output.
    if (describing.side === 'output') parts = changes || drops ? [part] : [...parts, part];
    else parts.push(changed || drops ? { json: PARTIAL, optional: true } : part);
    changed ||= changes;
  }
  return { json: joined(parts.map(({ json }) => json)), optional: parts.every(({ optional }) => optional) };
}

/** Combines several descriptions of one value. A keyword that would replace another, or change its meaning, goes into `allOf`. */
function joined(parts: readonly JsonSchema[]): JsonSchema {
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
