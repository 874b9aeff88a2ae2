import { createSchema } from './create-schema';
import { answerLater, LATER, REFUSED, refuse, runApart } from './run';
import type { Later, Outcome, Refused, Run, Schema } from './schema';

/** Changes the output of a schema: `transform(pipe(string(), pattern(/^\d+$/)), Number)` converts a text to a number. Later rules of a `pipe` get the new value. Values with issues are not changed; a function that throws gives the issue `unchecked` with `params.reason`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function transform<Middle, Output, Input = Middle>(
  schema: Schema<Middle, Input>,
  change: (value: Middle) => Output,
): Schema<Output, Input> {
  const changed = (value: Middle, run: Run): Output | Refused => {
    try {
      return change(value);
    } catch (reason) {
      return refuse(run, 'unchecked', { reason });
    }
  };
  return createSchema<Output, Input>(
    (value, run): Output | Refused | Later => {
      const from = run.issues.length;
      const result = schema['~run'](value, run);
      if (result === REFUSED) return REFUSED;
      if (result === LATER) return answerLater(run, changeLater(run.later as Promise<Outcome<Middle>>, changed, run));
      return run.issues.length > from ? REFUSED : changed(result as Middle, run);
    },
    ['transform', schema],
  );
}

async function changeLater<Middle, Output>(
  first: Promise<Outcome<Middle>>,
  change: (value: Middle, run: Run) => Output | Refused,
  run: Run,
): Promise<Outcome<Output>> {
  const { typed, value, issues } = await first;
  if (!typed || issues.length > 0) return { typed: false, value: undefined, issues };
  return runApart(run, (changeRun) => change(value as Middle, changeRun));
}
