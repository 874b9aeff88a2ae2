/** Whoever asks: the full-access flag and the names held. A role *called* Admin is a name like any other; only the flag opens everything. @public */
export interface Subject {
  readonly admin: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Features that are switched on for this subject. Default: none. */
  readonly flags?: readonly string[];
}

/** The subject that holds nothing: a visitor, or a session after its reset. @public */
export const nobody: Subject = Object.freeze({
  admin: false,
  roles: Object.freeze([]),
  permissions: Object.freeze([]),
});
