import { createSchema } from './create-schema';
import type { Part } from './parts';
import { enter, goOn, LATER, locate, REFUSED, refuse, refuseType } from './run';
import { runItem } from './run-part';
import type { Examples, Later, Refused, Run, Schema } from './schema';

/** Accepts lists; with a schema, lists whose every item matches it. The result is a new list. A list of more than a million items gives `tooLong` without a check of its items. @public */
export function array(): Schema<unknown[]>;
/** @public */
export function array<Item, Input = Item>(item: Schema<Item, Input>): Schema<Item[], Input[]>;
/* @__NO_SIDE_EFFECTS__ */
export function array(item?: Schema<unknown, unknown>): Schema<unknown[]> {
  return createSchema(
    (value, run) => {
      const length = lengthOf(value);
      if (length === undefined) return refuseType(value, 'array', run);
      if (length > MOST_ITEMS) return refuse(run, 'tooLong', { max: MOST_ITEMS });
      return item ? runItems(value as readonly unknown[], length, item['~run'], run) : (value as unknown[]);
    },
    ['array', item],
  );
}

const MOST_ITEMS = 1_000_000;

function runItems(list: readonly unknown[], length: number, ask: Part['ask'], run: Run): unknown[] | Refused | Later {
  if (!enter(run)) return REFUSED;
  const { issues } = run;
  const from = issues.length;
  const copy: unknown[] = [];
  let typed = true;
  let result: unknown[] | Later | undefined;
  for (let place = 0; place < length; place += 1) {
    const before = issues.length;
    const part = runItem(ask, list, place, run);
    if (part === LATER) {
      const rest = partsFrom(place + 1, length, ask);
      result = goOn(run, { source: list, from, typed, whole: copy, key: place, rest, put: setItem });
      break;
    }
    if (part === REFUSED) typed = false;
    else copy.push(part);
    if (issues.length > before) {
      locate(issues, before, place);
      if (run.stopAt === 'first') break;
    }
  }
  run.depth -= 1;
  return result ?? (typed ? copy : REFUSED);
}

function* partsFrom(place: number, length: number, ask: Part['ask']): Generator<Part> {
  for (let at = place; at < length; at += 1) yield { key: at, ask };
}

const setItem = (copy: object, _: PropertyKey, value: unknown) => void (copy as unknown[]).push(value);

/** Returns the length of a list, or undefined if the value is not a list or its length is unreadable. */
function lengthOf(value: unknown): number | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    const length: unknown = value.length;
    return typeof length === 'number' && length >= 0 ? length : undefined;
  } catch {
    return undefined;
  }
}

export const examples = (): Examples => [{ good: [[], [1, 'a']], bad: ['', {}, null] }];
