import type { Finding } from '../messages/finding';
import type { JsonSchema } from './description';
import type { StandardProps } from './standard-schema';

/** How far a run goes on after an issue: `first` ends it at once, `field` goes on with the other fields, `never` reports everything. @public */
export type StopAt = 'first' | 'field' | 'never';

declare const refused: unique symbol;
declare const later: unique symbol;
/** @public */
export type Refused = typeof refused;
/** @public */
export type Later = typeof later;

/** One validation under way. @public */
export interface Run {
  readonly stopAt: StopAt;
  /** What was found so far. */
  readonly issues: Finding[];
  /** How many values the present one lies in. */
  depth: number;
  /** The self-naming schemas that are under way and the values they look at, innermost first, so that a cycle is noticed. */
  parents?: Parent | undefined;
  /** The outcome of the schema that has just put it off. */
  later?: Promise<Outcome<unknown>> | undefined;
  /** Continues an object or list from its first asynchronous part; `check` brings it, so that only schemas with a `check` carry its code. */
  readonly shared: { goOn?: (run: Run, soFar: never) => Later };
}

/** @public */
export interface Parent {
  readonly by: unknown;
  readonly at: unknown;
  readonly level: number;
  readonly parent: Parent | undefined;
}

/** What a schema has found. A value can be of the right type and still have issues: only then do the later rules of a `pipe` look at it. @public */
export interface Outcome<Output> {
  readonly typed: boolean;
  readonly value: Output | undefined;
  readonly issues: readonly Finding[];
}

/** A description of acceptable values. It never throws, whatever comes in, and is a Standard Schema v1. @public */
export interface Schema<out Output, out Input = Output> {
  /** Returns the value, or that it is refused, or that its outcome comes later; what is wrong is added to the run. */
  readonly '~run': (value: unknown, run: Run) => Output | Refused | Later;
  /** The source of `toJsonSchema`. */
  readonly '~json': Description;
  readonly '~standard': StandardProps<Input, Output>;
}

/** A schema that asks something more of a value whose type is already known; made for the later places of a `pipe`. @public */
export interface Rule<in Input, out Output = unknown> extends Schema<Output> {
  readonly '~accepts'?: (value: Input) => void;
}

/** The type of the values that a schema gives back. @public */
export type Infer<S extends Schema<unknown, unknown>> = S extends Schema<infer Output, unknown> ? Output : never;

/** The type of the values that a schema takes; another one than `Infer` where a `transform` changes the value. @public */
export type InferInput<S extends Schema<unknown, unknown>> = S extends Schema<unknown, infer Input> ? Input : never;

/** What a rule takes and refuses, for the tests, the playground and the tables; `args` are what it is made with. */
export type Examples = readonly {
  readonly args?: readonly unknown[];
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}[];

type AnySchema = Schema<unknown, unknown>;

/** A schema made of others, for `toJsonSchema`: its kind and its parts. @public */
export type Structure =
  | readonly ['array', item: AnySchema | undefined]
  | readonly ['check']
  | readonly ['lazy', lookUp: () => AnySchema]
  | readonly ['object', shape: Readonly<Record<string, AnySchema>>, closed: boolean]
  | readonly ['optional' | 'nullable' | 'orEmpty' | 'transform', schema: AnySchema]
  | readonly ['pipe' | 'union', schemas: readonly AnySchema[]]
  | readonly ['record', key: AnySchema, value: AnySchema];

/** The JSON Schema of a rule, perhaps made on demand, or the parts of a structure. @public */
export type Description = JsonSchema | (() => JsonSchema) | Structure;
