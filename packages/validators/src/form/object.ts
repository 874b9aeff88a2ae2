import { toFinding } from '../messages/finding';
import { unknownKey, unreadable } from '../messages/run-messages';
import { createSchema } from './create-schema';
import type { Describing, JsonSchema } from './description';
import { describe } from './json-schema';
import { goOnLater, type Part } from './parts-later';
import { enter, LATER, locate, REFUSED, refuse, refuseType } from './run';
import { runPart } from './run-part';
import type { Examples, Infer, InferInput, Later, Refused, Run, Schema } from './schema';
import { setField } from './set-field';

/** @public */
export type Shape = Readonly<Record<string, Schema<unknown, unknown>>>;
type Merge<Fields> = { [Key in keyof Fields]: Fields[Key] };
/** The keys whose values may be `undefined` may be left out. */
type LeaveOut<Fields> = Merge<
  { [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key] } & {
    [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Fields[Key];
  }
>;
/** The type of the objects that the schema of a shape gives back: keys whose schema accepts `undefined` may be left out. @public */
export type InferShape<S extends Shape> = LeaveOut<{ -readonly [Key in keyof S]: Infer<S[Key]> }>;
/** The type of the objects that the schema of a shape takes. @public */
export type InferShapeInput<S extends Shape> = LeaveOut<{ -readonly [Key in keyof S]: InferInput<S[Key]> }>;

/** The schema of an object, with the schemas of its fields. @public */
export interface ObjectSchema<S extends Shape> extends Schema<InferShape<S>, InferShapeInput<S>> {
  readonly '~shape': S;
}

/** @public */
export interface ObjectOptions {
  /** What becomes of keys that the shape does not name: left out of the result, or an issue `unknownKey` each. Default `'drop'`. */
  unknownKeys?: 'drop' | 'refuse';
}

/**
 * Accepts objects that are no lists, field by field; the result is a new plain object of the named fields. Only own properties are read; one that
 * throws gives `unreadable`. Throws a `TypeError` for a field without a schema of this package. @public
 */
/* @__NO_SIDE_EFFECTS__ */
export function object<S extends Shape>(shape: S, options: ObjectOptions = {}): ObjectSchema<S> {
  const fields = Object.entries(shape).map(toField);
  const schema = createSchema<InferShape<S>, InferShapeInput<S>>(
    (value, run) => {
      if (!isObject(value)) return refuseType(value, messages, run);
      const from = run.issues.length;
      if (options.unknownKeys === 'refuse') refuseStray(value, shape, run);
      return runFields(value, fields, run, from) as InferShape<S> | Refused | Later;
    },
    (describing) => ({ json: describeFields(fields, describing, options.unknownKeys === 'refuse') }),
  );
  return Object.assign(schema, { '~shape': shape });
}

/** Throws a `TypeError` for a schema of another library: its issues and its asynchronous checks follow other rules. */
function toField([key, schema]: [string, Partial<Schema<unknown, unknown>> | undefined]): Part {
  if (schema?.['~describe']) return { key, schema: schema as Schema<unknown, unknown> };
  const has = schema?.['~standard'] ? `a schema of ${schema['~standard'].vendor}` : 'no schema';
  throw new TypeError(
    `object(): the field "${key}" has ${has}, and takes only one of the package that object() comes from.`,
  );
}

function describeFields(fields: readonly Part[], describing: Describing, closed: boolean): JsonSchema {
  const properties = {};
  const required: PropertyKey[] = [];
  for (const { key, schema } of fields) {
    const { json, optional } = describe(schema, describing);
    setField(properties, key, json);
    if (!optional) required.push(key);
  }
  describing.objects += 1;
  // What comes out has no other keys, whatever goes in.
  const only = closed || describing.side === 'output';
  return { type: 'object', properties, required, ...(only && { additionalProperties: false }) };
}

/** Runs the schemas of an object's fields; `from` says where in the run the issues of this object begin. */
export function runFields(source: object, fields: readonly Part[], run: Run, from: number): object | Refused | Later {
  const { issues } = run;
  let typed = issues.length === from;
  if (!typed && run.stopAt === 'first') return REFUSED;
  if (!enter(run)) return REFUSED;
  const copy = {};
  let later: Later | undefined;
  for (let place = 0; place < fields.length; place += 1) {
    const { key, schema } = fields[place] as Part;
    const known = issues.length;
    const part = runPart(schema, source, key, run);
    if (part === LATER) {
      later = goOnLater(run, { source, from, typed, whole: copy, key, rest: fields.slice(place + 1), put: setField });
      break;
    }
    if (part === REFUSED) typed = false;
    else setField(copy, key, part);
    if (issues.length > known) {
      locate(issues, known, key);
      if (run.stopAt === 'first') break;
    }
  }
  run.depth -= 1;
  return later ?? (typed ? copy : REFUSED);
}

/** Adds an issue for each key that the shape does not name. */
function refuseStray(value: object, shape: Shape, run: Run): void {
  try {
    for (const key of Object.keys(value))
      if (!Object.hasOwn(shape, key)) run.issues.push(toFinding(unknownKey, { key }, [key]));
  } catch {
    refuse(run, unreadable);
  }
}

export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export const messages = { code: 'object', zh: '应为对象', en: 'Must be an object' } as const;

export const examples = (): Examples => [{ args: [{}], good: [{}, { a: 1 }], bad: [[], '', null] }];
