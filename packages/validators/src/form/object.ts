import { type Finding, toFinding } from '../messages/finding';
import { unknownKey, unreadable } from '../messages/run-messages';
import { chain } from './chain';
import { createSchema, refuse } from './create-schema';
import { format } from './format';
import { type Entry, runEntries } from './run-entries';
import type { Examples, Infer, Outcome, Run, Schema } from './schema';

/** @public */
export type Shape = Readonly<Record<string, Schema<unknown>>>;
type OptionalKey<S extends Shape> = { [Key in keyof S]: undefined extends Infer<S[Key]> ? Key : never }[keyof S];
/** The type of the objects of a shape: keys whose schema accepts `undefined` may be left out. @public */
export type InferShape<S extends Shape> = { [Key in Exclude<keyof S, OptionalKey<S>>]: Infer<S[Key]> } & {
  [Key in OptionalKey<S>]?: Infer<S[Key]>;
} extends infer Merged
  ? { [Key in keyof Merged]: Merged[Key] }
  : never;

/** @public */
export interface ObjectOptions {
  /** What becomes of keys that the shape does not name: left out of the result, or an issue `unknownKey` each. Default `'drop'`. */
  unknownKeys?: 'drop' | 'refuse';
}

/**
 * Accepts objects that are no lists, field by field. The result is a new plain object of the named fields alone. Only the value's own
 * properties are read, so nothing inherited and no `__proto__` of a parsed text gets in; a property that throws gives `unreadable`. @public
 */
export function object<S extends Shape>(shape: S, options: ObjectOptions = {}): Schema<InferShape<S>> {
  const fields = Object.entries(shape);
  const type = format(messages, isObject);
  return createSchema((value, run) => {
    if (!isObject(value)) return type['~run'](value, run) as Outcome<never>;
    const stray = options.unknownKeys === 'refuse' ? findStray(value, shape) : [];
    if (stray[0] && run.stopAt === 'first') return refuse(stray[0]);
    return chain(steps(value, fields, stray, run)) as Outcome<InferShape<S>>;
  });
}

function* steps(
  value: object,
  fields: readonly (readonly [string, Schema<unknown>])[],
  stray: readonly Finding[],
  run: Run,
): Generator<unknown, Outcome<unknown>, never> {
  const entries = fields.map(([key, schema]): Entry => [key, () => readOwn(value, key), schema]);
  const { typed, parts, issues } = yield* runEntries(entries, run);
  const copy = Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  return { typed: typed && stray.length === 0, value: copy, issues: [...stray, ...issues] };
}

function readOwn(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

function findStray(value: object, shape: Shape): Finding[] {
  try {
    const stray = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
    return stray.map((key) => toFinding(unknownKey, { key }, [key]));
  } catch {
    return [toFinding(unreadable)];
  }
}

function isObject(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

export const messages = { code: 'object', zh: '应为对象', en: 'Must be an object' } as const;

export const examples = (): Examples => [{ args: [{}], good: [{}, { a: 1 }], bad: [[], '', null] }];
