import type { Description, Schema } from './schema';
import { toStandard } from './to-standard';

/** Creates a schema from the function that runs it and the source of `toJsonSchema`. */
/* @__NO_SIDE_EFFECTS__ */
export function createSchema<Output, Input = Output>(
  run: Schema<Output>['~run'],
  json: Description,
): Schema<Output, Input> {
  return {
    '~run': run,
    '~json': json,
    get '~standard'() {
      return toStandard<Output, Input>(this);
    },
  };
}
