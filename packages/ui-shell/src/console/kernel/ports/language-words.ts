import type { Messages } from '@lingui/core';

/** The texts of a console's languages by message id: the packages' texts overridden by the app's. */
export interface LanguageWords {
  /** Loads the missing texts of a language and its fallbacks; undefined if complete. Never rejects: failed loads are reported and retried later. */
  readonly load: (language: string) => Promise<void> | undefined;
  /** The loaded texts of a language over its fallbacks'. */
  readonly of: (language: string) => Readonly<Messages>;
}
