import type { ComponentType } from 'react';

/** The code of pages by key, loaded on demand. */
export interface PageRegistry {
  readonly keys: readonly string[];
  has: (page: string) => boolean;
  /**
   * The same promise for every caller, a failed one too until `forget`: React reads a promise twice, and at once when the code is here already.
   * Rejects with a `PageLoadError`.
   */
  load: (page: string) => Promise<ComponentType>;
  /** The failure of a page has been shown: its next load tries anew. */
  forget: (page: string) => void;
}
