import { isToken } from './is-token';
import type { TokenStore } from './token-store';

/** A spot in the browser's storage. Everything may throw. */
export interface StoragePlace {
  /** For messages, such as `local storage "token"`. */
  readonly label: string;
  get(): string | null;
  set(value: string): void;
  remove(): void;
  subscribe?(listener: () => void): () => void;
}

/** Why a store had to fall back to memory. @public */
export class TokenStoreProblem extends Error {
  override readonly name = 'TokenStoreProblem';
  readonly code: 'storage-blocked' | 'storage-corrupt';

  constructor(code: TokenStoreProblem['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Puts a net under a storage place: reads are checked, a refused write is kept in memory, and each problem is reported. */
export function createGuardedStore(place: StoragePlace, onProblem: (problem: TokenStoreProblem) => void): TokenStore {
  // What the place should hold but does not; it covers the place until a write succeeds or another window writes.
  let cover: { value: string | null } | undefined;
  // What stood in the place last: a read that is refused says nothing about it, and is no logout.
  let last: string | null = null;

  const report = (code: TokenStoreProblem['code'], message: string, cause?: unknown) =>
    onProblem(new TokenStoreProblem(code, message, cause));
  const refused = (cause: unknown) =>
    report(
      'storage-blocked',
      `The ${place.label} is blocked or full; the login lasts only as long as this page.`,
      cause,
    );

  function read(): string | null {
    if (cover) return cover.value;
    try {
      const value = place.get();
      last = isToken(value) ? value : null;
      if (last === value) return value;
      report('storage-corrupt', `The ${place.label} holds no usable value; it counts as empty.`);
    } catch (cause) {
      refused(cause);
    }
    return last;
  }

  function attempt(value: string | null, act: () => void): void {
    cover = undefined;
    last = value;
    try {
      act();
      if (place.get() === value) return;
      refused(undefined);
    } catch (cause) {
      refused(cause);
    }
    cover = { value };
  }

  return {
    read,
    write(token) {
      attempt(token, () => place.set(token));
      // A place that is full still holds the former login: after a reload it would be back.
      if (cover) quietly(() => place.remove());
    },
    clear() {
      attempt(null, () => place.remove());
      // A place that does not let go of a token may still take an empty one, which is none.
      if (cover) quietly(() => place.set(''));
    },
    subscribe: (listener) =>
      place.subscribe?.(() => {
        cover = undefined;
        listener();
      }) ?? ignore,
  };
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Already reported by whoever calls.
  }
}

const ignore = () => {};
