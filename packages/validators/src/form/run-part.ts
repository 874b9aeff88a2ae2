import { refuse } from './run';
import type { Later, Refused, Run, Schema } from './schema';

/** Runs a schema on a property of a value, read once and only if it is an own property. */
export function runPart<Output>(
  ask: Schema<Output, unknown>['~run'],
  source: object,
  key: PropertyKey,
  run: Run,
): Output | Refused | Later {
  let value: unknown;
  try {
    value = Object.hasOwn(source, key) ? (source as Record<PropertyKey, unknown>)[key] : undefined;
  } catch {
    return refuse(run, 'unreadable');
  }
  return ask(value, run);
}

/** Runs a schema on an item of a list. A separate function, since engines read items and properties faster if a line of code meets only one kind. */
export function runItem<Output>(
  ask: Schema<Output, unknown>['~run'],
  list: readonly unknown[],
  place: number,
  run: Run,
): Output | Refused | Later {
  let value: unknown;
  try {
    value = Object.hasOwn(list, place) ? list[place] : undefined;
  } catch {
    return refuse(run, 'unreadable');
  }
  return ask(value, run);
}
