import type { FactValue } from '../guard/where';

/** One test of one fact. `in` has at least one value, all of one kind. `some` and `has` are true if an entry of the list fits; otherwise an unknown entry makes the result unknown. @public */
export type FilterTest =
  | { readonly test: 'is' | 'lt' | 'lte' | 'gt' | 'gte' | 'has'; readonly value: FactValue }
  | { readonly test: 'in'; readonly value: readonly FactValue[] }
  | { readonly test: 'exists' }
  | { readonly test: 'size'; readonly value: number }
  | { readonly test: 'some'; readonly value: RecordFilter }
  | { readonly test: 'matches'; readonly value: string; readonly flags: string };

/** The condition for records that a user may access, as plain JSON to send, evaluate or translate to a query language. A missing fact, or one of another kind, is neither true nor false, as NULL in SQL; `otherwise` replaces that for the fact itself, not for entries of a list. Only true passes. @public */
export type RecordFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  /** Neither true nor false: a fact of the person is missing, or its kind cannot be compared. */
  | { readonly kind: 'unknown'; readonly person: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly RecordFilter[] }
  | { readonly kind: 'not'; readonly of: RecordFilter }
  | ({ readonly kind: 'fact'; readonly fact: string; readonly otherwise?: boolean } & FilterTest);

export const everything: RecordFilter = Object.freeze({ kind: 'all' });
export const nothing: RecordFilter = Object.freeze({ kind: 'none' });

/** Joins filters with AND; constants are removed. */
export function allOf(filters: readonly RecordFilter[]): RecordFilter {
  const of = filters.filter(({ kind }) => kind !== 'all');
  if (of.some(({ kind }) => kind === 'none')) return nothing;
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? everything);
}

/** Joins filters with OR; constants are removed. */
export function anyOf(filters: readonly RecordFilter[]): RecordFilter {
  const of = filters.filter(({ kind }) => kind !== 'none');
  if (of.some(({ kind }) => kind === 'all')) return everything;
  return of.length > 1 ? { kind: 'or', of } : (of[0] ?? nothing);
}

/** Negates a filter; an unknown result stays unknown. */
export function not(filter: RecordFilter): RecordFilter {
  if (filter.kind === 'all') return nothing;
  if (filter.kind === 'none') return everything;
  return filter.kind === 'not' ? filter.of : { kind: 'not', of: filter };
}
