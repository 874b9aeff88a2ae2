import type { Verdict } from '../guard/verdict';
import type { FactValue } from '../guard/where';

/** Why a fact kept a rule from applying, or made one that denies apply. It holds what the rule wants, never what the record has. @public */
export interface FactProblem {
  /** The path in the record, or `person.` and the path among the facts of whoever asks. */
  readonly fact: string;
  /**
   * `missing`: the record has none; `kind`: it, or an entry of it, is not of the kind that the rule compares;
   * `differs`: it has another value; `excluded`: it has the very value that the rule excludes.
   */
  readonly problem: 'missing' | 'kind' | 'differs' | 'excluded';
  /** The test, such as `is`. */
  readonly test: 'is' | 'in' | 'lt' | 'lte' | 'gt' | 'gte' | 'exists' | 'has' | 'size' | 'some' | 'matches' | 'person';
  /** What the test compares with. */
  readonly wanted?: FactValue | readonly FactValue[];
}

/** Why one rule did not let a record pass. @public */
export interface RuleProblem {
  /** Its place among the rules. */
  readonly rule: number;
  /** What its names say where they are what is missing. */
  readonly names?: Verdict['reason'];
  readonly facts: readonly FactProblem[];
}

/**
 * Why rules decided so about a record. `allowed`, `denied`: this rule applies; `refused`: none gives, and each that
 * could says what is missing; `empty`: there is no rule for this; `malformed`: a rule is none, which denies. @public
 */
export type RecordReason =
  | { readonly kind: 'allowed'; readonly rule: number }
  | { readonly kind: 'denied'; readonly rule: number }
  | { readonly kind: 'refused'; readonly rules: readonly RuleProblem[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed'; readonly rule: number; readonly at: string };

/** What rules say of a record, as data. @public */
export interface RecordVerdict {
  readonly allowed: boolean;
  /** A refusal makes it when it is read first, from the record as it is then. */
  readonly reason: RecordReason;
}

/** The facts that a verdict misses, each once: what a refusal can name. @public */
export function missingFacts({ reason }: RecordVerdict): readonly string[] {
  if (reason.kind !== 'refused') return [];
  const facts = reason.rules.flatMap((rule) => rule.facts);
  return [...new Set(facts.filter(({ problem }) => problem === 'missing').map(({ fact }) => fact))];
}
