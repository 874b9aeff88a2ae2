import { toFinding } from '../messages/finding';
import { createObject, type ObjectSchema, type Shape } from './object';
import { refuse } from './run';
import type { Run } from './schema';

/** Accepts what `object` does, with an issue `unknownKey` for each key that the shape does not name. Its params: `{ key }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function strictObject<S extends Shape>(shape: S): ObjectSchema<S> {
  return createObject(shape, refuseUnknownKeys);
}

function refuseUnknownKeys(value: object, shape: Shape, run: Run): boolean {
  const from = run.issues.length;
  try {
    for (const key of Object.keys(value))
      if (!Object.hasOwn(shape, key)) run.issues.push(toFinding('unknownKey', { key }, [key]));
  } catch {
    refuse(run, 'unreadable');
  }
  return run.stopAt === 'first' && run.issues.length > from;
}
