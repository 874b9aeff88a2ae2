import { PageLoadError } from '../lazy-loading/page-load-error';
import type { VersionLook } from './look-for-version';

export interface PageLoadRecoveryOptions {
  /** Storage of the automatic reload; a getter, because a browser may block it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key in that storage. */
  name: string;
  hasUnsavedWork: () => boolean;
  isOnline: () => boolean;
  /** Compares the window's version with the server's. */
  look: () => Promise<VersionLook>;
  reload: () => void;
  /** Time to read the message before the reload, in ms. Default 1500. */
  delay?: number;
}

/** Recovers from a page whose code is missing, such as after a deploy. */
export interface PageLoadRecovery {
  /** Reloads the window once a page for a `PageLoadError`, unless work could be lost. Returns whether it will. */
  failed: (error: unknown) => boolean;
  /** Whether the code is missing because the server has a newer version than the window. */
  isOutdated: (error: unknown) => Promise<boolean>;
  /** Whether a reload would load the same version, which clears a failed module from the browser's memory. */
  canReload: () => Promise<boolean>;
  /** Called when a page has loaded; its next failure may reload the window again. */
  arrived: (page: string) => void;
}

/** Creates the recovery. Without a working storage it never reloads, so that it cannot loop. */
export function createPageLoadRecovery(options: PageLoadRecoveryOptions): PageLoadRecovery {
  const { storage, name, hasUnsavedWork, isOnline, look, reload, delay = 1500 } = options;
  let waiting = false;

  const entry = (page: string) => `${name}.${page}`;
  const maySpendReload = () => isOnline() && !hasUnsavedWork();
  const remember = (page: string): boolean => {
    try {
      if (storage().getItem(entry(page)) !== null) return false;
      storage().setItem(entry(page), 'reloaded');
      return storage().getItem(entry(page)) !== null;
    } catch {
      return false;
    }
  };

  return {
    failed(error) {
      if (!(error instanceof PageLoadError) || waiting || !maySpendReload()) return false;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        if (maySpendReload() && remember(error.page)) reload();
      }, delay);
      return true;
    },
    isOutdated: async (error) => error instanceof PageLoadError && isOnline() && (await look()) === 'newer',
    canReload: async () => isOnline() && (await look()) === 'same',
    arrived(page) {
      try {
        storage().removeItem(entry(page));
      } catch {
        // A blocked storage has no entry to remove.
      }
    },
  };
}
