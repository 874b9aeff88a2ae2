import { createSchema } from './create-schema';
import { isObject } from './object';
import type { Part } from './parts';
import { enter, goOn, LATER, locate, REFUSED, refuse, refuseType } from './run';
import type { Later, Refused, Run, Schema } from './schema';
import { setField } from './set-field';

/** Accepts objects of any keys: the first schema checks each key, the second each value. Only own enumerable properties are read, at most a million; a property that throws makes the whole record `unreadable`. @public */
/* @__NO_SIDE_EFFECTS__ */
export function record<Key extends string, Value, Input = Value>(
  key: Schema<Key>,
  value: Schema<Value, Input>,
): Schema<Record<Key, Value>, Record<Key, Input>> {
  const { '~run': askKey } = key;
  return createSchema(
    (source, run) => {
      if (!isObject(source)) return refuseType(source, 'object', run);
      const copy = copyOf(source);
      if (!copy) return refuse(run, 'unreadable');
      const keys = Object.keys(copy);
      if (keys.length > MOST_KEYS) return refuse(run, 'tooLong', { max: MOST_KEYS });
      const from = run.issues.length;
      for (const name of keys) {
        if (run.stopAt === 'first' && run.issues.length > from) break;
        const count = run.issues.length;
        if (askKey(name, run) === LATER) refuse(run, 'unchecked', { reason: TypeError(LATE_KEY) });
        if (run.issues.length > count) locate(run.issues, count, name);
      }
      return runValues(copy, keys, value['~run'], run, from) as Record<Key, Value> | Refused | Later;
    },
    ['record', key, value],
  );
}

type Fields = Record<PropertyKey, unknown>;

const MOST_KEYS = 1_000_000;
const LATE_KEY = 'record: the keys have an asynchronous check.';

/** Returns the own enumerable properties, which engines copy ten times faster at once than one by one; undefined if one throws. */
function copyOf(source: object): Fields | undefined {
  try {
    const copy: Fields = { ...source };
    for (const symbol of Object.getOwnPropertySymbols(copy)) delete copy[symbol];
    return copy;
  } catch {
    return undefined;
  }
}

/** Runs the schema of the values in place. */
function runValues(
  copy: Fields,
  keys: readonly string[],
  ask: Part['ask'],
  run: Run,
  from: number,
): Fields | Refused | Later {
  const { issues } = run;
  let typed = issues.length === from;
  if (!typed && run.stopAt === 'first') return REFUSED;
  if (!enter(run)) return REFUSED;
  // Engines answer this method from the keys of the loop, which they do not do for `Object.hasOwn`.
  const isOwn = Object.prototype.hasOwnProperty;
  let later: Later | undefined;
  for (const key in copy) {
    if (!isOwn.call(copy, key)) continue;
    const value = copy[key];
    const count = issues.length;
    const part = ask(value, run);
    if (part === LATER) {
      const rest = keys.slice(keys.indexOf(key) + 1).map((name) => ({ key: name, ask }));
      later = goOn(run, { source: copy, from, typed, whole: copy, key, rest, put });
      break;
    }
    if (part === REFUSED) typed = false;
    else if (part !== value || part === undefined) put(copy, key, part);
    if (issues.length > count) {
      locate(issues, count, key);
      if (run.stopAt === 'first') break;
    }
  }
  run.depth -= 1;
  return later ?? (typed ? copy : REFUSED);
}

function put(copy: object, key: PropertyKey, value: unknown): void {
  if (value === undefined) delete (copy as Fields)[key];
  else setField(copy, key, value);
}
