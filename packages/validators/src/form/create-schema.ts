import type { Description, Schema } from './schema';
import { toStandard } from './to-standard';

/** Makes a schema of the function that runs it and of what `toJsonSchema` reads. */
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
