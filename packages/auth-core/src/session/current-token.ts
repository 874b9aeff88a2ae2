import type { SessionChannel } from './session-channel';
import type { TokenStore } from './token-store';

/** The relation of the stored token to the current one. */
export type TokenChange = 'same' | 'refreshed' | 'other-login' | 'gone';

/** The current token in memory, in its store and in messages to other windows. */
export interface CurrentToken {
  readonly token: string | null;
  /** Names the current login; no secret. A token without a name is named after itself, so that every window uses the same name. */
  readonly mark: string | null;
  /** Stores the token of a new login. */
  adopt(token: string): void;
  /** Stores another token of the same login. */
  replace(token: string): void;
  /** Removes the token, here and in the store. */
  drop(): void;
  /** Removes it here only: another window has already cleared, or will clear, the store. */
  leave(): void;
  /** Reads the store and takes over the change of another window. */
  follow(): TokenChange;
}

/** Creates a keeper that starts with the stored token. */
export function createTokenKeeper(tokens: TokenStore, channel: Pick<SessionChannel, 'post'> | null): CurrentToken {
  // The mark lets other windows distinguish a refreshed token from another login. It is written before the token and contains its fingerprint,
  // so that the mark of an overwritten login does not apply to the new one.
  const marks = tokens.beside?.('.login');
  const markOf = (held: string): string => {
    const [name, print] = marks?.read()?.split(' ') ?? [];
    const heldPrint = printOf(held);
    return name !== undefined && print === heldPrint ? name : heldPrint;
  };
  let token = tokens.read();
  let mark = token === null ? null : markOf(token);
  let left: string | null = null;

  const set = (nextToken: string | null, nextMark: string | null) => {
    token = nextToken;
    mark = nextMark;
  };
  const keep = (type: 'signed-in' | 'refreshed', next: string, name: string) => {
    set(next, name);
    marks?.write(`${name} ${printOf(next)}`);
    tokens.write(next);
    channel?.post({ type, mark });
  };

  return {
    get token() {
      return token;
    },
    get mark() {
      return mark;
    },
    adopt: (next) => keep('signed-in', next, createMark()),
    replace: (next) => keep('refreshed', next, mark ?? createMark()),
    drop() {
      const gone = mark;
      set(null, null);
      tokens.clear();
      marks?.clear();
      channel?.post({ type: 'signed-out', mark: gone });
    },
    leave() {
      left = mark;
      set(null, null);
    },
    follow() {
      const stored = tokens.read();
      if (stored === token) return 'same';
      if (stored === null) {
        set(null, null);
        return 'gone';
      }
      const storedMark = markOf(stored);
      // The other window's removal from the store is not always visible here yet.
      if (storedMark === left) return 'same';
      const isSameLogin = token !== null && storedMark === mark;
      set(stored, storedMark);
      return isSameLogin ? 'refreshed' : 'other-login';
    },
  };
}

/** Returns a random name for a login. */
export function createMark(): string {
  // `crypto.randomUUID` is absent on plain-http hosts, `getRandomValues` is not.
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(36)).join('-');
}

/** Distinguishes tokens without revealing them; it need not withstand an attack. */
function printOf(token: string): string {
  let print = 0;
  for (const letter of token) print = (Math.imul(print, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return print.toString(36);
}
