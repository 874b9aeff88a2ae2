import { tooLong, unchecked, unreadable } from '../messages/run-messages';
import { createSchema } from './create-schema';
import { describe } from './json-schema';
import { isObject, messages, runFields } from './object';
import { LATER, locate, refuse, refuseType } from './run';
import type { Later, Refused, Run, Schema } from './schema';

/**
 * Accepts objects of any keys, each of which the first schema accepts, with values that the second accepts. Only own enumerable properties are read,
 * at most a million. @public
 */
/* @__NO_SIDE_EFFECTS__ */
export function record<Key extends string, Value, Input = Value>(
  key: Schema<Key>,
  value: Schema<Value, Input>,
): Schema<Record<Key, Value>, Record<Key, Input>> {
  return createSchema(
    (source, run) => {
      if (!isObject(source)) return refuseType(source, messages, run);
      const keys = keysOf(source);
      if (!keys) return refuse(run, unreadable);
      if (keys.length > MOST_KEYS) return refuse(run, tooLong, { max: MOST_KEYS });
      const from = run.issues.length;
      for (const name of keys) {
        if (run.stopAt === 'first' && run.issues.length > from) break;
        runKey(key, name, run);
      }
      const fields = keys.map((name) => ({ key: name, schema: value }));
      return runFields(source, fields, run, from) as Record<Key, Value> | Refused | Later;
    },
    (describing) => {
      const propertyNames = describe(key, describing).json;
      const additionalProperties = describe(value, describing).json;
      describing.objects += 1;
      return { json: { type: 'object', propertyNames, additionalProperties } };
    },
  );
}

const MOST_KEYS = 1_000_000;

function keysOf(source: object): string[] | undefined {
  try {
    return Object.keys(source);
  } catch {
    return undefined;
  }
}

function runKey(schema: Schema<string>, key: string, run: Run): void {
  const known = run.issues.length;
  if (schema['~run'](key, run) === LATER)
    refuse(run, unchecked, { reason: new TypeError('record: the schema of the keys has an asynchronous check.') });
  locate(run.issues, known, key);
}
