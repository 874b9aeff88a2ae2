/** Why a server refused a write, for whoever filled in the form. @public */
export interface Refusal {
  /** A sentence in the language of the console. */
  readonly message: string;
  /** What is wrong with single fields, by the names that were sent; empty where the server names none. */
  readonly fields: Readonly<Record<string, string>>;
  /** Somebody else changed the record since it was read. Default: nobody did. */
  readonly conflict?: Conflict | undefined;
}

/** A record that was changed between being read and being saved, in the fields of the form. @beta */
export interface Conflict {
  /** As it was read. */
  readonly before: object;
  /** As it is now. */
  readonly present: object;
  /** What is there now has been seen: the next save is one over it. */
  readonly accept: () => void;
}
