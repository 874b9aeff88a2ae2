import type { ComponentType } from 'react';

/** The code of pages by key, loaded on demand. */
export interface PageRegistry {
  readonly keys: readonly string[];
  has: (page: string) => boolean;
  /** Returns one promise to every caller until `forget`, also a failed one, since React reads a promise twice. Rejects with a `PageLoadError`. */
  load: (page: string) => Promise<ComponentType>;
  /** Clears the shown failure of a page, so that its next load retries. */
  forget: (page: string) => void;
}
