import { type ConsoleConfig, storageBesideToken } from '../../../kernel/console-config';

/** The shared lock state of a session's windows: locked, or the time of the last input in ms since 1970. */
export interface LockMark {
  readonly key: string;
  isLocked: () => boolean;
  lastInput: () => number;
  write: (mark: 'locked' | number) => void;
  remove: () => void;
}

/** The mark in the token's storage, so that it reaches the same windows; with a blocked storage each window locks alone. */
export function lockMark(config: Pick<ConsoleConfig, 'tokenStorage' | 'storagePrefix'>): LockMark {
  const key = `${config.storagePrefix}.lock`;
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(storageBesideToken(config));
    } catch {
      return undefined;
    }
  };
  const read = () => attempt((storage) => storage.getItem(key));
  return {
    key,
    isLocked: () => read() === 'locked',
    lastInput: () => Number(read()) || 0,
    write: (mark) => attempt((storage) => storage.setItem(key, String(mark))),
    remove: () => attempt((storage) => storage.removeItem(key)),
  };
}
