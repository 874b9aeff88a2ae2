import { PageLoadError } from '../lazy-loading/page-load-error';
import type { VersionLook } from './look-for-version';

export interface PageLoadRecoveryOptions {
  /** Where the automatic reload is remembered; asked anew each time, for a browser may refuse it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key in that storage. */
  name: string;
  hasUnsavedWork: () => boolean;
  isOnline: () => boolean;
  /** Compares the window with what the server has now. */
  look: () => Promise<VersionLook>;
  reload: () => void;
  /** Time to read the message before the window is loaded anew, in ms. Default 1500. */
  delay?: number;
}

/** What is done about a page whose code is missing, for instance after a deploy. */
export interface PageLoadRecovery {
  /** Loads the window anew once a page, when nothing can be lost by it; other errors are not its business. Returns whether it will. */
  failed: (error: unknown) => boolean;
  /** Whether the code is missing because the server has a newer version than the window. */
  isOutdated: (error: unknown) => Promise<boolean>;
  /** Whether loading the window anew would bring the same version, so that a module comes which the browser remembers as failed. */
  canReload: () => Promise<boolean>;
  /** The page came after all: its next failure may load the window anew again. */
  arrived: (page: string) => void;
}

/** Creates the recovery. Without a storage that remembers it never reloads, so that it cannot go in circles. */
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
        // A storage that is refused remembered nothing either.
      }
    },
  };
}
