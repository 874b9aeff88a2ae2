import { chain } from './chain.ts';
import { createSchema } from './create-schema.ts';
import type { Issue } from './issue.ts';
import type { Outcome, Schema } from './schema.ts';

/** Gives every issue of a schema or rule another code, for a message of its own: `withCode(required(), 'loginUsername')`. */
export function withCode<S extends Schema<unknown>>(schema: S, code: Issue['code']): S {
  const renamed = createSchema((value, run) =>
    chain(
      (function* (): Generator<unknown, Outcome<unknown>, never> {
        const outcome: Outcome<unknown> = yield schema['~run'](value, run);
        return { ...outcome, issues: outcome.issues.map((issue) => ({ ...issue, code })) };
      })(),
    ),
  );
  return { ...schema, ...renamed };
}
