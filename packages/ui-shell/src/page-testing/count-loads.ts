import type { PageLoader, PageMap, RouteDefinition } from '../console/kernel/route-entry';

/** Number of pending promises. */
export interface Counter {
  readonly count: () => number;
  /** Wraps a function; its promises count until they settle. */
  watch: <Given extends unknown[], Result>(
    run: (...given: Given) => Promise<Result>,
  ) => (...given: Given) => Promise<Result>;
}

export function createCounter(): Counter {
  let count = 0;
  return {
    count: () => count,
    watch:
      (run) =>
      async (...given) => {
        count += 1;
        try {
          return await run(...given);
        } finally {
          count -= 1;
        }
      },
  };
}

const watchLoader = (load: PageLoader, { watch }: Counter): PageLoader => Object.assign(watch(load), load);

/** Wraps the pages of a route table, so that the counter counts the running loads. */
export const watchRoutes = (routes: readonly RouteDefinition[], counter: Counter): RouteDefinition[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.page === 'function' && { page: watchLoader(route.page, counter) }),
    ...(route.children && { children: watchRoutes(route.children, counter) }),
  }));

/** Wraps the loaders of pages, so that the counter counts the running loads. */
export const watchPages = (pages: PageMap, counter: Counter): PageMap =>
  Object.fromEntries(Object.entries(pages).map(([key, load]) => [key, watchLoader(load, counter)]));
