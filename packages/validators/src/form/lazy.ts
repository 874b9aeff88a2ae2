import { createSchema } from './create-schema';
import { refuse } from './run';
import type { Parent, Schema } from './schema';

/** Returns a schema that is looked up when it is needed, so that it may refer to itself, as a menu of menus does. A value that contains itself, or is nested deeper than 64 levels, gives the issue `tooDeep`. Params: `{ max }`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<Output, Input = Output>(lookUp: () => Schema<Output, Input>): Schema<Output, Input> {
  return createSchema(
    (value, run) => {
      const { parents } = run;
      const level = parents ? parents.level + 1 : 1;
      if (level > DEEPEST || contains(parents, lookUp, value)) return refuse(run, 'tooDeep', { max: DEEPEST });
      run.parents = { by: lookUp, at: value, level, parent: parents };
      const result = lookUp()['~run'](value, run);
      run.parents = parents;
      return result;
    },
    ['lazy', lookUp],
  );
}

const DEEPEST = 64;

/** Whether the same schema is already checking this value. */
function contains(parents: Parent | undefined, by: unknown, at: unknown): boolean {
  if (typeof at !== 'object') return false;
  for (let each = parents; each; each = each.parent) if (each.by === by && each.at === at) return true;
  return false;
}
