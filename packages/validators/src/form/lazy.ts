import { toFinding } from '../messages/finding';
import { tooDeep } from '../messages/run-messages';
import { createSchema, refuse } from './create-schema';
import type { Schema } from './schema';

/**
 * A schema looked up when it is needed, so that it may name itself, as a menu of menus does. A value that contains itself, or that
 * goes deeper than 64 levels, gives the issue `tooDeep`. Params: `{ max }`. @public
 */
export function lazy<Output>(lookUp: () => Schema<Output>): Schema<Output> {
  return createSchema<Output>((value, run) => {
    const deepest = 64;
    const parent = run.parents.some(([by, at]) => by === lookUp && at === value && typeof value === 'object');
    if (parent || run.parents.length >= deepest) return refuse(toFinding(tooDeep, { max: deepest }));
    return lookUp()['~run'](value, { ...run, parents: [...run.parents, [lookUp, value]] });
  });
}
