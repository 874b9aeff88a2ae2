import type { BrowserContextOptions, Page } from '@playwright/test';

declare global {
  /** Takes the report of a condition out of a page. The console is left to the journeys that read it. */
  function reportFault(sentence: string): void;
}

/** A circumstance of a user's computer under which journeys run. */
export interface Condition {
  /** Options of each browser context; they win over those of a journey. */
  readonly context?: BrowserContextOptions;
  /** Host name under which pages reach the product. Default: the product's own address. */
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

/** The source of a call for a document: functions that are given reach it as arguments. */
export const toScript = <Given extends unknown[]>(run: (...given: Given) => unknown, ...given: Given): string =>
  `(${run})(${given.map((each) => (typeof each === 'function' ? each.toString() : JSON.stringify(each))).join(', ')});`;
