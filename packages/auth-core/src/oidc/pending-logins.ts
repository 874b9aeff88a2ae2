import { isRecord } from './is-record';

/** The data of a login while the window is at the provider. */
export interface PendingLogin {
  verifier: string;
  nonce: string;
  /** The address of the app to return to. */
  returnTo: string;
}

/** The logins that this window has started. They stay in its own session storage, so that no other window can complete them. */
export interface PendingLogins {
  keep(state: string, login: PendingLogin): void;
  /** Removes and returns the login of a state. */
  consume(state: string): PendingLogin | undefined;
}

/** Time limit for the user at the provider, in ms. */
const longest = 3600_000;

/** Creates the logins under a key of a storage. Only the last one started counts, for an hour. */
export function createBegunLogins(storage: () => Storage, key: string, now: () => number): PendingLogins {
  return {
    keep(state, login) {
      storage().setItem(key, JSON.stringify({ ...login, state, at: now() }));
    },
    consume(state) {
      const stored = parse(storage().getItem(key));
      storage().removeItem(key);
      if (!isRecord(stored) || stored.state !== state) return undefined;
      const { verifier, nonce, returnTo, at } = stored;
      if (typeof at !== 'number' || now() - at > longest) return undefined;
      if (typeof verifier !== 'string' || typeof nonce !== 'string' || typeof returnTo !== 'string') return undefined;
      return { verifier, nonce, returnTo };
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
