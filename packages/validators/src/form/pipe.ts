import type { Finding } from '../messages/finding';
import { chain } from './chain';
import { createSchema } from './create-schema';
import type { Outcome, Run, Schema } from './schema';

/** Any rule that can look at a value of this type. */
type RuleFor<Value, Output> = Schema<Output> & { readonly '~accepts'?: (value: Value) => void };

/**
 * Asks several things of one value, in order. The first schema decides the type; if it refuses, the rules after it are not asked.
 * The rules are all asked, so that everything wrong is known, unless the run stops at the first issue. @public
 */
export function pipe<First, R1>(first: Schema<First>, r1: RuleFor<First, R1>): Schema<First & R1>;
export function pipe<First, R1, R2>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
): Schema<First & R1 & R2>;
export function pipe<First, R1, R2, R3>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
): Schema<First & R1 & R2 & R3>;
export function pipe<First, R1, R2, R3, R4>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
): Schema<First & R1 & R2 & R3 & R4>;
export function pipe<First, R1, R2, R3, R4, R5>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
): Schema<First & R1 & R2 & R3 & R4 & R5>;
export function pipe<First, R1, R2, R3, R4, R5, R6>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
  r6: RuleFor<First, R6>,
): Schema<First & R1 & R2 & R3 & R4 & R5 & R6>;
export function pipe<First, R1, R2, R3, R4, R5, R6, R7>(
  first: Schema<First>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
  r6: RuleFor<First, R6>,
  r7: RuleFor<First, R7>,
): Schema<First & R1 & R2 & R3 & R4 & R5 & R6 & R7>;
export function pipe(first: Schema<unknown>, ...rules: readonly Schema<unknown>[]): Schema<unknown> {
  return createSchema((value, run) => chain(steps([first, ...rules], value, run)));
}

function* steps(
  schemas: readonly Schema<unknown>[],
  input: unknown,
  run: Run,
): Generator<unknown, Outcome<unknown>, never> {
  const issues: Finding[] = [];
  let value = input;
  for (const schema of schemas) {
    const outcome: Outcome<unknown> = yield schema['~run'](value, run);
    for (const issue of outcome.issues) issues.push(issue);
    if (!outcome.typed) return { typed: false, value: undefined, issues };
    value = outcome.value;
    if (issues.length > 0 && run.stopAt !== 'never') break;
  }
  return { typed: true, value, issues };
}
