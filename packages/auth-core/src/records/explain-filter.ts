import type { RecordFilter } from './filter';
import { isOfKind, judge } from './judge';
import { readFact } from './read-fact';
import type { FactProblem } from './record-verdict';

/** Returns the facts that keep a filter from having the expected result; empty if it has. */
export function explainFilter(filter: RecordFilter, record: unknown, expected = true): FactProblem[] {
  const is = judge(filter, record);
  if (is === expected) return [];
  switch (filter.kind) {
    case 'unknown':
      return [{ fact: `person.${filter.person}`, problem: 'missing', test: 'person' }];
    case 'not':
      return explainFilter(filter.of, record, !expected);
    case 'and':
    case 'or':
      return filter.of.flatMap((part) => explainFilter(part, record, expected));
    case 'fact': {
      const fact = readFact(record, filter.fact);
      const isUnfit = is === undefined || !isOfKind(filter, fact);
      const problem = fact.kind === 'missing' ? 'missing' : isUnfit ? 'kind' : expected ? 'differs' : 'excluded';
      const plain = filter.test !== 'exists' && filter.test !== 'some';
      return [{ fact: filter.fact, problem, test: filter.test, ...(plain && { expected: filter.value }) }];
    }
    default:
      return [];
  }
}
