/** Why a server refused a write, for whoever filled in the form. @public */
export interface Refusal {
  /** A sentence in the language of the console. */
  readonly message: string;
  /** What is wrong with single fields, by the names that were sent; empty where the server names none. */
  readonly fields: Readonly<Record<string, string>>;
}
