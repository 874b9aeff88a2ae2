import type { FactValue } from '../guard/where';
import type { RecordFilter } from './filter';
import { type ReadFact, readFact, toFact } from './read-fact';

/** The result of one test of a fact. */
export type FactFilter = Extract<RecordFilter, { kind: 'fact' }>;

/** Whether a record matches a filter; a record without the facts does not. @public */
export const matches = (filter: RecordFilter, record: object): boolean => judge(filter, record) === true;

/** Returns true, false, or undefined if the deciding fact is missing or of another kind. */
export function judge(filter: RecordFilter, record: unknown): boolean | undefined {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'unknown':
      return undefined;
    case 'not': {
      const is = judge(filter.of, record);
      return is === undefined ? undefined : !is;
    }
    case 'and':
      return join(filter.of, judge, record, false);
    case 'or':
      return join(filter.of, judge, record, true);
    case 'fact': {
      const fact = readFact(record, filter.fact);
      return isOfKind(filter, fact) ? judgeFact(filter, fact) : filter.otherwise;
    }
  }
}

type Truth = boolean | undefined;

/** A part with the deciding value decides; otherwise any unknown part makes the result unknown. */
function join<Part, Of>(
  parts: readonly Part[],
  judgePart: (part: Part, of: Of) => Truth,
  of: Of,
  decides: boolean,
): Truth {
  let result: Truth = !decides;
  for (const part of parts) {
    const is = judgePart(part, of);
    if (is === decides) return decides;
    if (is === undefined) result = undefined;
  }
  return result;
}

const kinds: Partial<Record<FactFilter['test'], string>> = {
  has: 'list',
  size: 'list',
  some: 'list',
  matches: 'string',
};

/** Whether a test can compare a fact; `otherwise` replaces only this result, never the result of an entry of a list. */
export const isOfKind = (filter: FactFilter, { kind }: ReadFact): boolean =>
  filter.test === 'exists' ||
  kind === (kinds[filter.test] ?? typeof (filter.test === 'in' ? filter.value[0] : filter.value));

/** Returns the result of a test for a fact of its kind; undefined if the deciding entry of the list is unknown. */
function judgeFact(filter: FactFilter, fact: ReadFact): boolean | undefined {
  if (filter.test === 'exists') return fact.kind !== 'missing';
  if (!('value' in fact)) return undefined;
  switch (filter.test) {
    case 'is':
      return fact.value === filter.value;
    case 'in':
      return filter.value.some((value) => value === fact.value);
    case 'has':
      return join(
        fact.value as readonly unknown[],
        (entry, value) => isValue(toFact(entry), value),
        filter.value,
        true,
      );
    case 'size':
      return (fact.value as readonly unknown[]).length === filter.value;
    case 'some':
      return join(fact.value as readonly unknown[], (entry, some) => judge(some, entry), filter.value, true);
    case 'matches':
      return new RegExp(filter.value, filter.flags).test(fact.value as string);
    default: {
      const order = compare(fact.value as FactValue, filter.value);
      if (order === 0) return filter.test === 'lte' || filter.test === 'gte';
      return order < 0 ? filter.test.startsWith('l') : filter.test.startsWith('g');
    }
  }
}

/** An entry of another kind is neither equal to the value nor certainly different. */
const isValue = (fact: ReadFact, value: FactValue) =>
  'value' in fact && fact.kind === typeof value ? fact.value === value : undefined;

function compare(one: FactValue, other: FactValue): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Compares by code points, as databases compare UTF-8; JavaScript compares UTF-16 units, which puts an emoji before a private-use character. */
function compareTexts(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  if (at === end) return one.length - other.length;
  return rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
}

/** A surrogate, half of a code point above 65,535, sorts after all other units. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
