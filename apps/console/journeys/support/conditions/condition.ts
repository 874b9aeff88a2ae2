import type { BrowserContextOptions, Page } from '@playwright/test';

declare global {
  /** Reports a fault from the page; a binding, because journeys read the console. */
  function reportFault(sentence: string): void;
}

/** A circumstance of a user's computer under which journeys run. */
export interface Condition {
  /** Options of each browser context; they override the journey's options. */
  readonly context?: BrowserContextOptions;
  /** Host name of the product for pages. Default: the product's address. */
  readonly host?: string;
  /** Runs in each document before its scripts. It reports a fault with `reportFault`, as `<name>: <sentence>`. */
  readonly script?: string;
  /** Errors in the console by which the browser itself speaks of the condition. */
  readonly expects?: RegExp;
  /** Prepares each page before its first navigation. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The faults of a page at the end of a journey, one sentence each. */
  readonly faultsOf?: (page: Page) => Promise<string[]>;
}

/** The source text of a call `run(...given)` for a document; arguments may be functions. */
export const toScript = <Given extends unknown[]>(run: (...given: Given) => unknown, ...given: Given): string =>
  `(${run})(${given.map((each) => (typeof each === 'function' ? each.toString() : JSON.stringify(each))).join(', ')});`;
