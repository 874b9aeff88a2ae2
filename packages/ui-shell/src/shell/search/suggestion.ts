/** One suggestion of the server in the palette. @public */
export interface Suggestion {
  /** The words shown, as plain text. */
  title: string;
  /** http or https address to open in a new window; without a usable one the words are searched with the external engine. */
  url?: string;
}

/** Returns suggestions for what was typed; `signal` ends when the word has changed and the response is no longer wanted. @public */
export type SuggestionSource = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
