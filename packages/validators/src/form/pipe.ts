import type { Finding } from '../messages/finding';
import { createSchema } from './create-schema';
import { answerLater, LATER, REFUSED, runApart } from './run';
import type { Outcome, Run, Schema } from './schema';

/** Any rule for a value of this type. */
type RuleFor<Value, Output> = Schema<Output> & { readonly '~accepts'?: (value: Value) => void };

/** The input of a pipe: the narrowed type, unless the first schema changes the value. */
type InputOf<First, In, Out> = [First, In] extends [In, First] ? Out : In;

/** Runs several rules on one value, in order. If the first schema refuses the type, the rules after it do not run. Otherwise all rules run and report every issue, unless the run stops at the first one. @public */
export function pipe<First, R1, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
): Schema<First & R1, InputOf<First, In, First & R1>>;
/** @public */
export function pipe<First, R1, R2, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
): Schema<First & R1 & R2, InputOf<First, In, First & R1 & R2>>;
/** @public */
export function pipe<First, R1, R2, R3, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
): Schema<First & R1 & R2 & R3, InputOf<First, In, First & R1 & R2 & R3>>;
/** @public */
export function pipe<First, R1, R2, R3, R4, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
): Schema<First & R1 & R2 & R3 & R4, InputOf<First, In, First & R1 & R2 & R3 & R4>>;
/** @public */
export function pipe<First, R1, R2, R3, R4, R5, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
): Schema<First & R1 & R2 & R3 & R4 & R5, InputOf<First, In, First & R1 & R2 & R3 & R4 & R5>>;
/** @public */
export function pipe<First, R1, R2, R3, R4, R5, R6, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
  r6: RuleFor<First, R6>,
): Schema<First & R1 & R2 & R3 & R4 & R5 & R6, InputOf<First, In, First & R1 & R2 & R3 & R4 & R5 & R6>>;
/** @public */
export function pipe<First, R1, R2, R3, R4, R5, R6, R7, In = First>(
  first: Schema<First, In>,
  r1: RuleFor<First, R1>,
  r2: RuleFor<First, R2>,
  r3: RuleFor<First, R3>,
  r4: RuleFor<First, R4>,
  r5: RuleFor<First, R5>,
  r6: RuleFor<First, R6>,
  r7: RuleFor<First, R7>,
): Schema<First & R1 & R2 & R3 & R4 & R5 & R6 & R7, InputOf<First, In, First & R1 & R2 & R3 & R4 & R5 & R6 & R7>>;
/* @__NO_SIDE_EFFECTS__ */
export function pipe(...steps: readonly Schema<unknown>[]): Schema<unknown> {
  return createSchema(
    (input, run) => {
      const { issues } = run;
      const from = issues.length;
      let value = input;
      for (let place = 0; place < steps.length; place += 1) {
        value = (steps[place] as Schema<unknown>)['~run'](value, run);
        if (value === REFUSED) break;
        if (value === LATER)
          return answerLater(run, goOn(steps.slice(place + 1), { ...run }, issues.splice(from), run.later as Late));
        if (issues.length > from && run.stopAt !== 'never') break;
      }
      return value;
    },
    ['pipe', steps],
  );
}

type Late = Promise<Outcome<unknown>>;

/** Runs the remaining steps from the first asynchronous one on. */
async function goOn(steps: readonly Schema<unknown>[], run: Run, issues: Finding[], first: Late): Late {
  let outcome = await first;
  for (let place = 0; ; place += 1) {
    for (const issue of outcome.issues) issues.push(issue);
    const { typed, value } = outcome;
    const step = steps[place];
    if (!step || !typed || (issues.length > 0 && run.stopAt !== 'never')) return { ...outcome, issues };
    outcome = await runApart(run, (stepRun) => step['~run'](value, stepRun));
  }
}
