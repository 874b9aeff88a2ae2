import type { Finding } from '../messages/finding';
import type { JsonSchema } from './description';
import type { StandardProps } from './standard-schema';

/** When a run stops after an issue: `first` at once, `field` continues with the other fields, `never` reports everything. @public */
export type StopAt = 'first' | 'field' | 'never';

declare const refused: unique symbol;
declare const later: unique symbol;
/** @public */
export type Refused = typeof refused;
/** @public */
export type Later = typeof later;

/** One running validation. @public */
export interface Run {
  readonly stopAt: StopAt;
  /** The issues so far. */
  readonly issues: Finding[];
  /** The nesting depth of the current value. */
  depth: number;
  /** The running self-referring schemas and their values, innermost first, to detect cycles. */
  parents?: Parent | undefined;
  /** The pending outcome of the schema that has just returned `later`. */
  later?: Promise<Outcome<unknown>> | undefined;
  /** Continues an object or list from its first asynchronous part; `check` sets it, so that only schemas with a `check` load its code. */
  readonly shared: { goOn?: (run: Run, soFar: never) => Later };
}

/** @public */
export interface Parent {
  readonly by: unknown;
  readonly at: unknown;
  readonly level: number;
  readonly parent: Parent | undefined;
}

/** The outcome of a schema. A value can be of the right type and still have issues: only then do the later rules of a `pipe` run. @public */
export interface Outcome<Output> {
  readonly typed: boolean;
  readonly value: Output | undefined;
  readonly issues: readonly Finding[];
}

/** A description of acceptable values. It never throws for any value, and is a Standard Schema v1. @public */
export interface Schema<out Output, out Input = Output> {
  /** Returns the value, or that it is refused, or that its outcome is pending; issues are added to the run. */
  readonly '~run': (value: unknown, run: Run) => Output | Refused | Later;
  /** The source of `toJsonSchema`. */
  readonly '~json': Description;
  readonly '~standard': StandardProps<Input, Output>;
}

/** A schema that checks a value whose type is already known; for the later places of a `pipe`. @public */
export interface Rule<in Input, out Output = unknown> extends Schema<Output> {
  readonly '~accepts'?: (value: Input) => void;
}

/** The output type of a schema. @public */
export type Infer<S extends Schema<unknown, unknown>> = S extends Schema<infer Output, unknown> ? Output : never;

/** The input type of a schema; it differs from `Infer` if a `transform` changes the value. @public */
export type InferInput<S extends Schema<unknown, unknown>> = S extends Schema<unknown, infer Input> ? Input : never;

/** Valid and invalid values of a rule, for the tests, the playground and the tables; `args` are the arguments of the rule. */
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

/** The JSON Schema of a rule, possibly created on demand, or the parts of a structure. @public */
export type Description = JsonSchema | (() => JsonSchema) | Structure;
