import type { Finding } from '../messages/finding';
import type { StandardProps } from './standard-schema';

/** How far a run goes on after an issue: `first` ends it at once, `field` goes on with the other fields, `never` reports everything. @public */
export type StopAt = 'first' | 'field' | 'never';

/** @public */
export interface Run {
  readonly stopAt: StopAt;
  /** The self-naming schemas that are under way and the values they look at, outermost first, so that a cycle is noticed. */
  readonly parents: readonly (readonly [by: unknown, at: unknown])[];
}

/** What a schema has found. A value can be of the right type and still have issues: only then do the later rules of a `pipe` look at it. @public */
export interface Outcome<Output> {
  readonly typed: boolean;
  readonly value: Output | undefined;
  readonly issues: readonly Finding[];
}

/** @public */
export type Pending<Output> = Outcome<Output> | Promise<Outcome<Output>>;

/** A description of acceptable values. It never throws, whatever comes in, and is a Standard Schema v1. @public */
export interface Schema<out Output> {
  readonly '~run': (value: unknown, run: Run) => Pending<Output>;
  readonly '~standard': StandardProps<Output, Output>;
}

/** A schema that asks something more of a value whose type is already known; made for the later places of a `pipe`. @public */
export interface Rule<in Input, out Output = unknown> extends Schema<Output> {
  readonly '~accepts'?: (value: Input) => void;
}

/** The type of the values that a schema accepts. @public */
export type Infer<S extends Schema<unknown>> = S extends Schema<infer Output> ? Output : never;

/** What a rule takes and refuses, for the tests, the playground and the tables; `args` are what it is made with. */
export type Examples = readonly {
  readonly args?: readonly unknown[];
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}[];
