import type { Finding } from '../messages/finding';
import type { Issue } from '../messages/issue';
import { createSchema } from './create-schema';
import { answerLater, LATER } from './run';
import type { Outcome, Schema } from './schema';

/** Replaces the code of every issue of a schema or rule, for a message of your own: `withCode(required(), 'consignorMissing')`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function withCode<S extends Schema<unknown, unknown>>(schema: S, code: Issue['code']): S {
  const rename = (issue: Finding): Finding => ({ ...issue, code });
  const { '~run': run } = schema;
  const renaming = createSchema((value, innerRun) => {
    const { issues } = innerRun;
    const from = issues.length;
    const result = run(value, innerRun);
    for (let place = from; place < issues.length; place += 1) issues[place] = rename(issues[place] as Finding);
    if (result !== LATER) return result;
    const outcome = innerRun.later as Promise<Outcome<unknown>>;
    return answerLater(
      innerRun,
      outcome.then((late) => ({ ...late, issues: late.issues.map(rename) })),
    );
  }, schema['~json']);
  return { ...schema, ...renaming };
}
