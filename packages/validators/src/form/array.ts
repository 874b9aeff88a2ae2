import { chain } from './chain';
import { createSchema } from './create-schema';
import { format } from './format';
import { type Entry, runEntries } from './run-entries';
import type { Examples, Outcome, Run, Schema } from './schema';

/** Accepts lists; with a schema, lists whose every item it accepts. The result is a new list. @public */
export function array(): Schema<unknown[]>;
export function array<Item>(item: Schema<Item>): Schema<Item[]>;
export function array(item?: Schema<unknown>): Schema<unknown[]> {
  const type = format<unknown[]>(messages, isList);
  return createSchema((value, run) =>
    item && isList(value) ? chain(steps(value, item, run)) : type['~run'](value, run),
  );
}

function* steps(
  list: readonly unknown[],
  item: Schema<unknown>,
  run: Run,
): Generator<unknown, Outcome<unknown[]>, never> {
  const { typed, parts, issues } = yield* runEntries(toEntries(list, item), run);
  return { typed, value: parts.map(([, part]) => part), issues };
}

function* toEntries(list: readonly unknown[], item: Schema<unknown>): Generator<Entry> {
  for (let place = 0; place < list.length; place += 1) yield [place, () => list[place], item];
}

function isList(value: unknown): value is unknown[] {
  try {
    return Array.isArray(value) && value.length >= 0;
  } catch {
    return false;
  }
}

export const messages = { code: 'array', zh: '应为列表', en: 'Must be a list' } as const;

export const examples = (): Examples => [{ good: [[], [1, 'a']], bad: ['', {}, null] }];
