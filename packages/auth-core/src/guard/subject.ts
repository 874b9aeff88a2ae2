/** Facts of the user, for rules over records; `id` is the value of `'me'`. A fact that is `null` or undefined is missing. @public */
export interface PersonFacts {
  readonly [fact: string]: string | number | boolean | readonly (string | number | boolean)[] | null | undefined;
}

/** The user of a decision: the full-access flag and the names held. A role *called* Admin is a name like any other; only the flag opens everything. @public */
export interface Subject {
  readonly admin: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Features that are on for this subject. Default: empty. */
  readonly flags?: readonly string[];
  /** Facts for rules over records. Default: empty. */
  readonly facts?: PersonFacts;
}

/** The subject without any rights: a visitor, or a session after its reset. @public */
export const anonymous: Subject = Object.freeze({
  admin: false,
  roles: Object.freeze([]),
  permissions: Object.freeze([]),
});
