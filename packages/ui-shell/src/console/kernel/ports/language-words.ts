import type { Messages } from '@lingui/core';

/** The words of a console's languages by ids of messages: those that come with the packages, the app's own over them. */
export interface LanguageWords {
  /** Loads what a language and those that stand in for it lack; nothing where all is there. It never fails: what did not come is reported, and asked for again. */
  readonly load: (language: string) => Promise<void> | undefined;
  /** The loaded words of a language, over those of its fallbacks. */
  readonly of: (language: string) => Readonly<Messages>;
}
