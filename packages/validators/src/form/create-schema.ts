import { toIssue } from '../messages/to-issue';
import type { Wording } from '../messages/to-message';
import type { Describe, JsonSchema } from './description';
import { toDocument } from './json-schema';
import { toCheck } from './library-check';
import type { Check } from './library-types';
import { start } from './run';
import type { Outcome, Schema, StopAt } from './schema';
import type { StandardProps, StandardResult } from './standard-schema';

interface SchemaOptions extends Wording {
  stopAt?: StopAt | undefined;
}

/**
 * Makes a schema of the function that runs it and of what it says of itself; the options say what its `~standard` tells. What other
 * libraries take of it is made when one asks for it: most schemas are only ever run.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createSchema<Output, Input = Output>(
  run: Schema<Output>['~run'],
  json: JsonSchema | Describe,
  options: SchemaOptions = {},
): Schema<Output, Input> {
  const describe = typeof json === 'function' ? (json as Describe) : () => ({ json });
  let standard: StandardProps<Input, Output> | undefined;
  return {
    '~run': run,
    '~describe': describe,
    get '~standard'(): StandardProps<Input, Output> {
      standard ??= toStandard(run, describe, options);
      return standard;
    },
    get check(): Check<Output> {
      return toCheck(run, options);
    },
  };
}

function toStandard<Output, Input>(
  run: Schema<Output>['~run'],
  describe: Describe,
  options: SchemaOptions,
): StandardProps<Input, Output> {
  const toResult = ({ issues, value }: Outcome<Output>): StandardResult<Output> =>
    issues.length === 0
      ? { value: value as Output }
      : { issues: issues.map((finding) => ({ message: finding.code, ...toIssue(finding, options) })) };
  return {
    version: 1,
    vendor: 'waybill',
    validate: (value) => {
      const outcome = start({ '~run': run }, value, options.stopAt);
      return outcome instanceof Promise ? outcome.then(toResult) : toResult(outcome);
    },
    jsonSchema: {
      input: ({ target }) => toDocument(describe, 'input', target),
      output: ({ target }) => toDocument(describe, 'output', target),
    },
  };
}
