import type { FactValue } from '../guard/record-rule';
import type { RecordFilter } from './filter';
import { type ReadFact, readFact, toFact } from './read-fact';

/** What one test of a fact says. */
export type FactFilter = Extract<RecordFilter, { kind: 'fact' }>;

/** Whether a record is one that a filter names; one that lacks a fact is not. @public */
export const matches = (filter: RecordFilter, record: object): boolean => judge(filter, record) === true;

/** True, false, or undefined where a fact decides that is missing or of another kind. */
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
      return joined(filter.of, record, false);
    case 'or':
      return joined(filter.of, record, true);
    case 'fact':
      return judgeFact(filter, readFact(record, filter.fact)) ?? filter.otherwise;
  }
}

/** One part that is so decides; else one that is neither. */
function joined(parts: readonly RecordFilter[], record: unknown, decides: boolean): boolean | undefined {
  let result: boolean | undefined = !decides;
  for (const part of parts) {
    const is = judge(part, record);
    if (is === decides) return decides;
    if (is === undefined) result = undefined;
  }
  return result;
}

/** What a test says of a fact, undefined where it is missing or of another kind. */
export function judgeFact(filter: FactFilter, fact: ReadFact): boolean | undefined {
  if (filter.test === 'exists') return fact.kind !== 'missing';
  if (fact.kind === 'missing' || fact.kind === 'other') return undefined;
  switch (filter.test) {
    case 'is':
      return typeof filter.value === fact.kind ? fact.value === filter.value : undefined;
    case 'in':
      return typeof filter.value[0] === fact.kind ? filter.value.some((value) => value === fact.value) : undefined;
    case 'has':
      return fact.kind === 'list' ? fact.value.some((each) => isSame(toFact(each), filter.value)) : undefined;
    case 'size':
      return fact.kind === 'list' ? fact.value.length === filter.value : undefined;
    case 'some':
      return fact.kind === 'list' ? fact.value.some((each) => judge(filter.value, each) === true) : undefined;
    case 'matches':
      return fact.kind === 'string' ? new RegExp(filter.value, filter.flags).test(fact.value) : undefined;
    default: {
      const order = typeof filter.value === fact.kind ? compare(fact.value as FactValue, filter.value) : undefined;
      if (order === undefined) return undefined;
      if (order === 0) return filter.test === 'lte' || filter.test === 'gte';
      return order < 0 ? filter.test.startsWith('l') : filter.test.startsWith('g');
    }
  }
}

const isSame = (fact: ReadFact, value: FactValue) => 'value' in fact && fact.value === value;

function compare(one: FactValue, other: FactValue): number {
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return one === other ? 0 : one < other ? -1 : 1;
}

/** By code points, as databases compare UTF-8; JavaScript compares halves of them, which puts an emoji before a private character. */
function compareTexts(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  if (at === end) return one.length - other.length;
  return rank(one.charCodeAt(at)) - rank(other.charCodeAt(at));
}

/** A half of a code point beyond the first 65,536 comes after every whole one. */
const rank = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
