/** A server's refusal of a write, for display in the form. @public */
export interface Refusal {
  /** A sentence in the language of the console. */
  readonly message: string;
  /** Errors of single fields by the names that were sent; empty if the server names no field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Another user changed the record since it was read. Default: `undefined`. */
  readonly conflict?: Conflict | undefined;
}

/** A record that changed between read and save, in the fields of the form. @beta */
export interface Conflict {
  /** As it was read. */
  readonly before: object;
  /** As it is now. */
  readonly current: object;
  /** Accepts the current version: the next save overwrites it. */
  readonly accept: () => void;
}
