import type { FactValue } from '../guard/where';

/**
 * One test of one fact. `in` has at least one value, all of one kind. `some` and `has` are true if an entry of the list
 * fits; without one, an entry whose answer is unknown makes theirs unknown. @public
 */
export type FilterTest =
  | { readonly test: 'is' | 'lt' | 'lte' | 'gt' | 'gte' | 'has'; readonly value: FactValue }
  | { readonly test: 'in'; readonly value: readonly FactValue[] }
  | { readonly test: 'exists' }
  | { readonly test: 'size'; readonly value: number }
  | { readonly test: 'some'; readonly value: RecordFilter }
  | { readonly test: 'matches'; readonly value: string; readonly flags: string };

/**
 * Which records somebody may have, as plain JSON to send, to evaluate or to translate into a database's language. A
 * missing fact, or one of another kind, is neither true nor false, as NULL in SQL; `otherwise` replaces that for the
 * fact itself, not for entries of a list. Only what is true passes. @public
 */
export type RecordFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  /** Neither true nor false: a fact of the person is not known, or of no kind that can be compared. */
  | { readonly kind: 'unknown'; readonly person: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly RecordFilter[] }
  | { readonly kind: 'not'; readonly of: RecordFilter }
  | ({ readonly kind: 'fact'; readonly fact: string; readonly otherwise?: boolean } & FilterTest);

export const everything: RecordFilter = Object.freeze({ kind: 'all' });
export const nothing: RecordFilter = Object.freeze({ kind: 'none' });

/** All of some filters; constants fall away. */
export function allOf(filters: readonly RecordFilter[]): RecordFilter {
  const of = filters.filter(({ kind }) => kind !== 'all');
  if (of.some(({ kind }) => kind === 'none')) return nothing;
  return of.length > 1 ? { kind: 'and', of } : (of[0] ?? everything);
}

/** Any of some filters; constants fall away. */
export function anyOf(filters: readonly RecordFilter[]): RecordFilter {
  const of = filters.filter(({ kind }) => kind !== 'none');
  if (of.some(({ kind }) => kind === 'all')) return everything;
  return of.length > 1 ? { kind: 'or', of } : (of[0] ?? nothing);
}

/** The opposite of a filter; what is neither true nor false stays so. */
export function not(filter: RecordFilter): RecordFilter {
  if (filter.kind === 'all') return nothing;
  if (filter.kind === 'none') return everything;
  return filter.kind === 'not' ? filter.of : { kind: 'not', of: filter };
}
