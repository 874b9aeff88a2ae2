import { createSchema } from './create-schema';
import { isObject, type ObjectSchema, type Shape } from './object';
import { locate, refuseType, runApart } from './run';
import { runPart } from './run-part';
import type { Infer, InferInput, Refused, Run, Schema } from './schema';

/** A shape that has this field. @public */
export type ShapeWith<Key extends string> = Shape & { readonly [Name in Key]: Schema<unknown, unknown> };

/** Accepts values that match one of the objects, chosen by this key: `variant('kind', card, bank)`. The first object that accepts the key's value reports the issues; if no object accepts it, the field gets `union`. The check of a key is synchronous. @public */
/* @__NO_SIDE_EFFECTS__ */
export function variant<Key extends string, const Each extends readonly ObjectSchema<ShapeWith<Key>>[]>(
  key: Key,
  ...schemas: Each
): Schema<Infer<Each[number]>, InferInput<Each[number]>> {
  const none = (value: unknown, run: Run): Refused => refuseType(value, 'union', run);
  return createSchema(
    (value, run) => {
      if (!isObject(value)) return refuseType(value, 'object', run);
      for (const schema of schemas) {
        const outcome = runApart(run, (keyRun) => runPart(schema['~json'][1][key]['~run'], value, key, keyRun));
        if (!(outcome instanceof Promise) && outcome.issues.length === 0)
          return schema['~run'](value, run) as Infer<Each[number]>;
      }
      const from = run.issues.length;
      const refused = runPart<never>(none, value, key, run);
      locate(run.issues, from, key);
      return refused;
    },
    ['union', schemas],
  );
}
