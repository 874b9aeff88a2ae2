import type { GuardMode } from './guard-mode';
import type { Registered } from './register';
import type { Where } from './where';

/**
 * A guard over records: who passes by names, for which records, and of these for which fields. It is pure data. A guard that is asked without a record (a page,
 * a menu) counts its names alone. @public
 */
export interface RecordRule<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
  Row = unknown,
> {
  readonly role?: Role | readonly Role[];
  readonly permission?: Permission | readonly Permission[];
  /** As in a rule without records. */
  readonly flag?: readonly (Flag | `!${Flag}`)[];
  /** Default `oneOf`. */
  readonly mode?: GuardMode;
  /** For which records; `{}` for all. The full-access flag needs none of it. */
  readonly where: Where<Row>;
  /** What must be so of the record whoever asks, the full-access flag included: where it stands, not whose it is. */
  readonly when?: Where<Row>;
  /** For which fields, with `*` for any word and `**` for any path. Default: for all. */
  readonly fields?: readonly string[];
  /** Takes back what rules before it have given. Default false. */
  readonly deny?: boolean;
}

/** Rules over records in their order: the last one that applies decides, and nothing is allowed without one. @public */
export type RecordRules<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
  Row = unknown,
> = RecordRule<Role, Permission, Flag, Row> | readonly RecordRule<Role, Permission, Flag, Row>[];

/** Rules over records of one type: `const ownOrders: RulesFor<Order> = { where: { owner: 'me' } }`. @public */
export type RulesFor<Row> = RecordRules<Registered<'role'>, Registered<'permission'>, string, Row>;
