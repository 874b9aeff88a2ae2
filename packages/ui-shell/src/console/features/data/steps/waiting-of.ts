import { proxy } from 'valtio/vanilla';
import type { Life, Settings } from '../../../kernel/console-parts';

/** Stores the steps that wait for the connection; loaded before it is needed. */
export interface StepQueue {
  /** Ends with the session; `isWanted`: by the user's own logout, so nothing stays. Returns whether waiting steps stay stored. */
  end: (isWanted: boolean) => boolean;
  /** Asks before a logout with waiting steps. */
  confirmLeaving: () => Promise<boolean>;
  /** Adopts steps that no window holds. */
  adopt: () => void;
}

/** The state of waiting steps that the shell shows before the storage code loads. */
export interface Waiting {
  /** `wanted`: something waits, or was given back. `isReady`: the store of waiting steps is open, or cannot be opened. */
  readonly state: { wanted: boolean; isReady: boolean };
  readonly key: string;
  /** Records for this and later windows whether something is stored. */
  mark: (isKept: boolean) => void;
  queue?: StepQueue;
}

export const waitingOf = (parts: Settings & Life): Waiting => parts.once(create, parts);

function create({ config, ended }: Settings & Life): Waiting {
  const key = `${config.storagePrefix}.steps`;
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(window.localStorage);
    } catch {
      return undefined;
    }
  };
  const state = proxy({ wanted: attempt((storage) => storage.getItem(key)) === 'kept', isReady: false });
  const hear = (event: StorageEvent) => {
    if (event.key === key && event.newValue === 'kept') state.wanted = true;
  };
  window.addEventListener('storage', hear, { signal: ended });
  return {
    state,
    key,
    mark: (isKept) => attempt((storage) => (isKept ? storage.setItem(key, 'kept') : storage.removeItem(key))),
  };
}
