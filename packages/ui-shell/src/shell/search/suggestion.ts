/** One suggestion of the server in the palette. @public */
export interface Suggestion {
  /** The words shown, as plain text. */
  title: string;
  /** http or https address to open in a new window; without a valid one the text is searched with the external engine. */
  url?: string;
}

/** Returns suggestions for the query; `signal` aborts when the query changes. @public */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
