import { createSchema } from './create-schema';
import type { Part } from './parts';
import { enter, goOn, LATER, locate, REFUSED, refuseType } from './run';
import { runPart } from './run-part';
import type { Examples, Infer, InferInput, Later, Run, Schema } from './schema';
import { setField } from './set-field';

/** @public */
export type Shape = Readonly<Record<string, Schema<unknown, unknown>>>;
type Merge<Fields> = { [Key in keyof Fields]: Fields[Key] };
/** The keys that may be left out, because their values may be `undefined`. */
type LeaveOut<Fields> = Merge<
  { [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key] } & {
    [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Fields[Key];
  }
>;
/** The output type of the schema of a shape: keys whose schema accepts `undefined` may be left out. @public */
export type InferShape<S extends Shape> = LeaveOut<{ -readonly [Key in keyof S]: Infer<S[Key]> }>;
/** The input type of the schema of a shape. @public */
export type InferShapeInput<S extends Shape> = LeaveOut<{ -readonly [Key in keyof S]: InferInput<S[Key]> }>;

/** The schema of an object, with the schemas of its fields. @public */
export interface ObjectSchema<S extends Shape> extends Schema<InferShape<S>, InferShapeInput<S>> {
  readonly '~json': readonly ['object', shape: S, closed: boolean];
}

/** Accepts objects that are not lists, field by field; the result is a new plain object of the named fields, other keys are left out. Only own properties are read; a property that throws gives `unreadable`. Throws a `TypeError` for a field without a schema of this package. @public */
/* @__NO_SIDE_EFFECTS__ */
export function object<S extends Shape>(shape: S): ObjectSchema<S> {
  return createObject(shape);
}

/** Creates the schema of an object; `checkKeys` adds issues for the keys of a value and returns whether the run stops there. */
/* @__NO_SIDE_EFFECTS__ */
export function createObject<S extends Shape>(
  shape: S,
  checkKeys?: (value: object, shape: Shape, run: Run) => boolean,
): ObjectSchema<S> {
  const fields = Object.entries(shape).map(toField);
  return createSchema(
    (source, run) => {
      if (!isObject(source)) return refuseType(source, 'object', run);
      const { issues } = run;
      const from = issues.length;
      if (checkKeys?.(source, shape, run) || !enter(run)) return REFUSED;
      const whole = {};
      let typed = issues.length === from;
      let later: Later | undefined;
      for (let place = 0; place < fields.length; place += 1) {
        const { key, ask } = fields[place] as Part;
        const count = issues.length;
        const part = runPart(ask, source, key, run);
        if (part === LATER) {
          later = goOn(run, { source, from, typed, whole, key, rest: fields.slice(place + 1), put: setField });
          break;
        }
        if (part === REFUSED) typed = false;
        else setField(whole, key, part);
        if (issues.length > count) {
          locate(issues, count, key);
          if (run.stopAt === 'first') break;
        }
      }
      run.depth -= 1;
      return later ?? (typed ? whole : REFUSED);
    },
    ['object', shape, !!checkKeys],
  ) as Schema<unknown> as ObjectSchema<S>;
}

/** Throws a `TypeError` for a schema of another library: its issues and its asynchronous checks follow other rules. */
function toField([key, schema]: [string, Partial<Schema<unknown, unknown>> | undefined]): Part {
  if (schema?.['~json']) return { key, ask: (schema as Schema<unknown, unknown>)['~run'] };
  const actual = schema?.['~standard']?.vendor ?? schema;
  throw new TypeError(
    `object(): the field "${key}" needs a schema of the package that object() comes from, not ${actual}.`,
  );
}

export function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export const examples = (): Examples => [{ args: [{}], good: [{}, { a: 1 }], bad: [[], '', null] }];
