import type { GuardMode } from './guard-mode';

/** Role and permission names; a list guard does not distinguish them and puts its names under `names`. @public */
export interface VerdictNames {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Names of a list guard, each of which may be a role or a permission. */
  readonly names: readonly string[];
}

/** The reason of a decision. `open`: there is no guard. `admin`: the full-access flag. `empty` (a guard without names) and `malformed` (not a guard) deny. `flag`: a feature is missing, or the guard has only features. `rule`: the names decided. @public */
export type VerdictReason =
  | { readonly kind: 'open' }
  | { readonly kind: 'admin' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | {
      readonly kind: 'flag';
      /** Every flag of the guard. */
      readonly needs: readonly string[];
      /** Flags whose state differs from the guard's. */
      readonly missing: readonly string[];
    }
  | {
      readonly kind: 'rule';
      readonly mode: GuardMode;
      /** Every name of the guard, roles first. */
      readonly needs: readonly string[];
      /** Names of the guard that the subject holds. */
      readonly held: VerdictNames;
      /** Names of the guard that the subject lacks. */
      readonly missing: VerdictNames;
      /** Everything the subject holds, roles first. */
      readonly holds: readonly string[];
    };

/** The decision of a guard, as data; `describeVerdict` converts it to text. @public */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: VerdictReason;
}
