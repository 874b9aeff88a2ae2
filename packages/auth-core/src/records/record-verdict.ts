import type { Verdict } from '../guard/verdict';
import type { FactValue } from '../guard/where';

/** The reason why a fact kept a rule from applying, or made a denying rule apply. It contains the rule's values, never values of the record. @public */
export interface FactProblem {
  /** The path in the record, or `person.` and the path among the facts of the user. */
  readonly fact: string;
  /** `missing`: the record has no such fact. `kind`: the fact, or an entry of it, is of another kind than the rule compares. `differs`: it has another value. `excluded`: it has the value that the rule excludes. */
  readonly problem: 'missing' | 'kind' | 'differs' | 'excluded';
  /** The test, such as `is`. */
  readonly test: 'is' | 'in' | 'lt' | 'lte' | 'gt' | 'gte' | 'exists' | 'has' | 'size' | 'some' | 'matches' | 'person';
  /** The value that the test compares with. */
  readonly expected?: FactValue | readonly FactValue[];
}

/** The reason why one rule did not let a record pass. @public */
export interface RuleProblem {
  /** Its index among the rules. */
  readonly rule: number;
  /** The verdict on the rule's roles, permissions and flags, if the user lacks one. */
  readonly names?: Verdict['reason'];
  readonly facts: readonly FactProblem[];
}

/** The reason of a decision about a record. `allowed`, `denied`: this rule applies. `refused`: no rule allows, and each that could names its problems. `empty`: there is no rule. `malformed`: an invalid rule, which denies. @public */
export type RecordReason =
  | { readonly kind: 'allowed'; readonly rule: number }
  | { readonly kind: 'denied'; readonly rule: number }
  | { readonly kind: 'refused'; readonly rules: readonly RuleProblem[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed'; readonly rule: number; readonly at: string };

/** The decision of rules about a record, as data. @public */
export interface RecordVerdict {
  readonly allowed: boolean;
  /** A refusal computes it at the first access, from the record at that time. */
  readonly reason: RecordReason;
}

/** Returns the facts that a verdict misses, each once: the facts that a refusal can name. @public */
export function missingFacts({ reason }: RecordVerdict): readonly string[] {
  if (reason.kind !== 'refused') return [];
  const facts = reason.rules.flatMap((rule) => rule.facts);
  return [...new Set(facts.filter(({ problem }) => problem === 'missing').map(({ fact }) => fact))];
}
