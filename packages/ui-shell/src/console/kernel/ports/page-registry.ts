import type { ComponentType } from 'react';

/** The code of pages by key, loaded on demand. */
export interface PageRegistry {
  readonly keys: readonly string[];
  has: (page: string) => boolean;
  /** Returns one promise to every caller until `forget`, also a failed one, since React reads a promise twice. Rejects with a `PageLoadError`. */
  load: (page: string) => Promise<ComponentType>;
  /** The failure of a page has been shown: its next load tries anew. */
  forget: (page: string) => void;
}
