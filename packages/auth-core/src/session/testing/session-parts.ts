import type { SessionChannel, SessionMessage } from '../session-channel';
import type { TokenStore } from '../token-store';

/** A promise that a test settles explicitly. */
export function deferred<T = unknown>() {
  let resolve: (value: T) => void = () => {};
  let reject: (problem: unknown) => void = () => {};
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

/** One browser's storage: every window gets a token store of it, and is notified of the writes of others. */
export function createSharedStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  const listeners = new Map<object, Set<{ key: string; listener: () => void }>>();

  const tell = (window: object, key: string) => {
    for (const [other, set] of listeners) {
      if (other !== window) for (const each of [...set]) if (each.key === key) each.listener();
    }
  };
  const storeOf = (window: object, key: string): TokenStore => ({
    read: () => values.get(key) ?? null,
    write(token) {
      values.set(key, token);
      tell(window, key);
    },
    clear() {
      values.delete(key);
      tell(window, key);
    },
    subscribe(listener) {
      const entry = { key, listener };
      const set = listeners.get(window) ?? new Set();
      listeners.set(window, set.add(entry));
      return () => void set.delete(entry);
    },
    beside: (suffix) => storeOf(window, key + suffix),
  });
  return { values, open: (key = 'token') => storeOf({}, key) };
}

/** Channels among windows of one browser; messages arrive at once. */
export function createHub() {
  const ends = new Set<(message: SessionMessage) => void>();
  const sent: SessionMessage[] = [];
  return {
    sent,
    open(): SessionChannel {
      let subscribed: ((message: SessionMessage) => void) | undefined;
      return {
        post(message) {
          sent.push(message);
          for (const end of [...ends]) if (end !== subscribed) end(message);
        },
        subscribe(listener) {
          subscribed = listener;
          ends.add(listener);
          return () => void ends.delete(listener);
        },
        close: () => void (subscribed && ends.delete(subscribed)),
      };
    },
  };
}
