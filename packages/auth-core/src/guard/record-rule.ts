import type { GuardMode } from './guard-mode';
import type { Registered } from './register';
import type { Where } from './where';

/** A guard over records, as pure data: the names it requires, the records and the fields it applies to. Without a record (a page, a menu) its names alone are checked. @public */
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
  /** The records it applies to; `{}` for all. The full-access flag skips this condition. */
  readonly where: Where<Row>;
  /** A condition on the record for every user, the full-access flag included: it is about the state of the record, not its owner. */
  readonly when?: Where<Row>;
  /** The fields it applies to, with `*` for any word and `**` for any path. Default: all. */
  readonly fields?: readonly string[];
  /** Revokes the rights of earlier rules. Default false. */
  readonly deny?: boolean;
}

/** Rules over records in order: the last rule that applies decides; without one, the record is denied. @public */
export type RecordRules<
  Role extends string = Registered<'role'>,
  Permission extends string = Registered<'permission'>,
  Flag extends string = string,
  Row = unknown,
> = RecordRule<Role, Permission, Flag, Row> | readonly RecordRule<Role, Permission, Flag, Row>[];

/** Rules over records of one type: `const ownOrders: RulesFor<Order> = { where: { owner: 'me' } }`. @public */
export type RulesFor<Row> = RecordRules<Registered<'role'>, Registered<'permission'>, string, Row>;
