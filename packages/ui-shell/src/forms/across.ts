import type { StandardIssue, StandardResult, StandardSchema } from './standard-schema';

/** Adds rules over several fields to a schema; they also run, with the unparsed values, while the schema rejects them. @public */
export function across<Output, Values = Output>(
  schema: StandardSchema<Output>,
  rules: (values: Values) => readonly StandardIssue[],
): StandardSchema<Output> {
  const join = (result: StandardResult<Output>, more: readonly StandardIssue[]): StandardResult<Output> =>
    more.length === 0 ? result : { issues: [...(result.issues ?? []), ...more] };
  return {
    '~standard': {
      version: 1,
      vendor: schema['~standard'].vendor,
      validate(value) {
        const result = schema['~standard'].validate(value);
        const more = rules(value as Values);
        return result instanceof Promise ? result.then((settled) => join(settled, more)) : join(result, more);
      },
    },
  };
}
