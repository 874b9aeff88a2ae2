import type { ComponentType } from 'react';
import type { PageMap } from '../route-entry';

/** Says which page's code could not be loaded; `cause` is the browser's own error. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`Loading chunk failed: page "${page}" did not arrive.`, { cause });
    this.page = page;
  }
}

export interface PageRegistry {
  readonly keys: readonly string[];
  has: (page: string) => boolean;
  /** The component at once when its code is here already. */
  peek: (page: string) => ComponentType | undefined;
  /** The same promise for every caller, a failed one too until `forget`: React reads a promise twice. Rejects with a `PageLoadError`. */
  load: (page: string) => Promise<ComponentType>;
  /** The failure of a page has been shown: its next load tries anew. */
  forget: (page: string) => void;
}

export interface PageRegistryOptions {
  pages: PageMap;
  /** How long one load may take, in ms. */
  timeout: number;
  /** Tries per load, the first included; between them 400 ms, then 800 ms. Default 2. */
  attempts?: number;
  /** Told of every page that came. Default: nobody. */
  onArrival?: (page: string) => void;
}

/** Loads route pages on demand. Not `React.lazy`: that one remembers a failure for ever. */
export function createPageRegistry({ pages, timeout, attempts = 2, onArrival }: PageRegistryOptions): PageRegistry {
  const table = new Map(Object.entries(pages));
  const loaded = new Map<string, ComponentType>();
  const loading = new Map<string, Promise<ComponentType>>();

  const fetchPage = async (page: string): Promise<ComponentType> => {
    const loader = table.get(page);
    if (!loader) throw new PageLoadError(page, new Error('no page of that key is in the page map'));
    let failure: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await wait(400 * attempt);
      try {
        const module = await withTimeout(loader(), timeout);
        loaded.set(page, module.default);
        onArrival?.(page);
        return module.default;
      } catch (error) {
        failure = error;
      }
    }
    throw new PageLoadError(page, failure);
  };

  return {
    keys: [...table.keys()],
    has: (page) => table.has(page),
    peek: (page) => loaded.get(page),
    load(page) {
      const running = loading.get(page);
      if (running) return running;
      const promise = fetchPage(page);
      loading.set(page, promise);
      return promise;
    },
    forget(page) {
      if (!loaded.has(page)) loading.delete(page);
    },
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
