import type { Issue } from '../messages/issue';
import type { Texts } from '../messages/rule-messages';
import { after, createSchema } from './create-schema';
import type { Outcome, Schema } from './schema';

/**
 * Gives every issue of a schema or rule another code, for a message of its own: `withCode(required(), 'consignorMissing')`. Its texts
 * may come along; else they are looked up in the messages. @public
 */
export function withCode<S extends Schema<unknown>>(schema: S, code: Issue['code'], texts?: Texts): S {
  const rename = (outcome: Outcome<unknown>): Outcome<unknown> => ({
    ...outcome,
    issues: outcome.issues.map((issue) => ({ ...issue, code, texts })),
  });
  return { ...schema, ...createSchema((value, run) => after(schema['~run'](value, run), rename)) };
}
