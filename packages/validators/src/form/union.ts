import { array } from './array';
import { createSchema } from './create-schema';
import { object } from './object';
import { answerLater, enter, REFUSED, refuseType, runApart } from './run';
import type { Examples, Infer, InferInput, Outcome, Run, Schema } from './schema';

/** Accepts values that match one of the schemas; the first match wins. Without a match, the issues come from the only schema whose type matches, else the issue is `union`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function union<const Each extends readonly Schema<unknown, unknown>[]>(
  ...schemas: Each
): Schema<Infer<Each[number]>, InferInput<Each[number]>> {
  return createSchema(
    (value, run) => {
      if (!enter(run)) return REFUSED;
      const outcome = firstThatFits(schemas, value, { ...run });
      run.depth -= 1;
      if (outcome instanceof Promise) return answerLater(run, outcome);
      for (const issue of outcome.issues) run.issues.push(issue);
      return outcome.typed ? (outcome.value as Infer<Each[number]>) : REFUSED;
    },
    ['union', schemas],
  );
}

type Found = Outcome<unknown>;

function firstThatFits(
  schemas: readonly Schema<unknown, unknown>[],
  value: unknown,
  run: Run,
  typed: readonly Found[] = [],
): Found | Promise<Found> {
  const [schema, ...rest] = schemas;
  if (!schema) {
    const [only, ...more] = typed;
    return only && more.length === 0 ? only : runApart(run, (unionRun) => refuseType(value, 'union', unionRun));
  }
  const goOn = (outcome: Found) => {
    if (outcome.issues.length === 0) return outcome;
    return firstThatFits(rest, value, run, outcome.typed ? [...typed, outcome] : typed);
  };
  const outcome = runApart(run, (optionRun) => schema['~run'](value, optionRun));
  return outcome instanceof Promise ? outcome.then(goOn) : goOn(outcome);
}

export const examples = (): Examples => [{ args: [array(), object({})], good: [[], {}], bad: [true, null] }];
