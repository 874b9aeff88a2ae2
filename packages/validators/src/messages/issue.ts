import type { IssueCode } from './core-catalogues';

/** An issue of a value, as data. @public */
export interface Issue {
  /** A code of the catalogue, or one of your own. */
  readonly code: IssueCode | (string & {});
  /** The path from the validated value to the faulty part; empty for the value itself. */
  readonly path: readonly PropertyKey[];
  /** The numbers and lists for the message, for example `{ min: 6 }`. */
  readonly params: IssueParams;
  /** The message for users, if the run was given messages. */
  readonly message?: string;
}

/** @public */
export type IssueParams = Readonly<Record<string, unknown>>;
