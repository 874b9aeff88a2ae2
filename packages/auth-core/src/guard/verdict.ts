import type { GuardMode } from './guard-mode';

/** Role and permission names; a list guard does not tell the two apart and puts its names under `names`. @public */
export interface VerdictNames {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Names of a list guard, each of which may be a role or a permission. */
  readonly names: readonly string[];
}

/**
 * Why a guard decided as it did. `open`: there is no guard. `admin`: the full-access flag. `empty` (it names nothing)
 * and `malformed` (it is no guard) deny. `flag`: features decided, as one is missing or nothing else is asked. `rule`:
 * the names decided. @public
 */
export type VerdictReason =
  | { readonly kind: 'open' }
  | { readonly kind: 'admin' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'malformed' }
  | {
      readonly kind: 'flag';
      /** Every flag of the guard. */
      readonly needs: readonly string[];
      /** Flags that are not as the guard wants them. */
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

/** What a guard decides, as data; `describeVerdict` puts it into words. @public */
export interface Verdict {
  readonly allowed: boolean;
  readonly reason: VerdictReason;
}
