import type { ComponentType } from 'react';
import { sleep } from '../../../../lib/sleep';
import type { PageRegistry } from '../../../kernel/ports/page-registry';
import type { PageMap } from '../../../kernel/route-entry';
import { PageLoadError } from '../../runtime/lazy-loading/page-load-error';

export interface PageRegistryOptions {
  pages: PageMap;
  /** Further keys of pages. Default: empty. */
  aliases?: Readonly<Record<string, string>>;
  /** Timeout of a load with all its retries, in ms. */
  timeout: number;
  /** Tries per load, the first included; between them 400 ms, then 800 ms. Default 2. */
  attempts?: number;
  /** Called for every loaded page. Default: `undefined`. */
  onArrival?: (page: string) => void;
}

/** Loads route pages on demand, instead of `React.lazy`, which caches failures forever. */
export function createPageRegistry({
  pages,
  aliases = {},
  timeout,
  attempts = 2,
  onArrival,
}: PageRegistryOptions): PageRegistry {
  const table = new Map(Object.entries(pages));
  for (const [name, key] of Object.entries(aliases)) {
    const loader = table.get(key);
    if (loader && !table.has(name)) table.set(name, loader);
  }
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<ComponentType>>();

  const fetchPage = async (page: string): Promise<ComponentType> => {
    const loader = table.get(page);
    if (!loader) throw new PageLoadError(page, new Error('no page of that key is in the page map'));
    try {
      const module = await withTimeout(tryAgain(loader, attempts), timeout);
      loaded.add(page);
      onArrival?.(page);
      return module.default;
    } catch (error) {
      throw new PageLoadError(page, error);
    }
  };

  return {
    keys: [...table.keys()],
    has: (page) => table.has(page),
    load(page) {
      const running = loading.get(page);
      if (running) return running;
      const promise = readable(fetchPage(page));
      loading.set(page, promise);
      return promise;
    },
    forget(page) {
      if (!loaded.has(page)) loading.delete(page);
    },
  };
}

/** Marks a promise as fulfilled, so that React's `use` reads it without suspending. */
function readable<T>(promise: Promise<T>): Promise<T> {
  const say = (news: object) => void Object.assign(promise, news);
  say({ status: 'pending' });
  promise.then(
    (value) => say({ status: 'fulfilled', value }),
    (reason: unknown) => say({ status: 'rejected', reason }),
  );
  return promise;
}

async function tryAgain<T>(load: () => Promise<T>, attempts: number): Promise<T> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await load();
    } catch {
      await sleep(400 * attempt);
    }
  }
  return load();
}

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
