import { isToken } from './is-token';
import type { TokenStore } from './token-store';

/** A place in the browser's storage. Every method may throw. */
export interface StoragePlace {
  /** The name for messages, such as `local storage "token"`. */
  readonly label: string;
  get(): string | null;
  set(value: string): void;
  remove(): void;
  subscribe?(listener: () => void): () => void;
}

/** The reason why a store fell back to memory. @public */
export class TokenStoreProblem extends Error {
  override readonly name = 'TokenStoreProblem';
  readonly code: 'storage-blocked' | 'storage-corrupt';

  constructor(code: TokenStoreProblem['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Makes a storage place safe: reads are checked, a refused write is kept in memory, and each problem is reported. */
export function createGuardedStore(place: StoragePlace, onProblem: (problem: TokenStoreProblem) => void): TokenStore {
  // The value that could not be written; it hides the place until a write succeeds or another window writes.
  let cover: { value: string | null } | undefined;
  // The last value read: a read that is refused is not a logout.
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
      // If the storage is full, it still contains the previous token, which a reload would restore.
      if (cover) quietly(() => place.remove());
    },
    clear() {
      attempt(null, () => place.remove());
      // A storage that fails to remove a token may still accept an empty one, which counts as absent.
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
    // The caller has already reported it.
  }
}

const ignore = () => {};
