import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Condition } from './condition';
import { type ConditionName, conditions } from './conditions';

export interface AppliedConditions {
  /** The address of the product under the conditions. */
  readonly address: string;
  /** Whether a console line is the browser's own message about a condition. */
  isExpected: (text: string) => boolean;
  /** Lists the reported faults, one sentence each; if `isOpen`, open pages are checked first. */
  faults: (isOpen: boolean) => Promise<string[]>;
  /** Leaves the browser as it was. */
  remove: () => void;
}

/** Applies conditions to every context that the browser opens from now on, including those a journey opens itself. */
export function applyConditions(browser: Browser, names: readonly ConditionName[], url: string): AppliedConditions {
  const active: [ConditionName, Condition][] = names.map((name) => [name, conditions[name]]);
  const host = active.find(([, condition]) => condition.host)?.[1].host;
  const address = host ? withHost(url, url, host) : url;
  const contexts = new Set<BrowserContext>();
  const reported = new Set<string>();
  const { newContext } = browser;

  const prepare = async (page: Page) => {
    for (const [, condition] of active) await condition.prepare?.(page);
    return page;
  };
  browser.newContext = async (given: BrowserContextOptions = {}) => {
    const options = Object.assign({}, given, ...active.map(([, condition]) => condition.context));
    if (host && options.baseURL) options.baseURL = withHost(options.baseURL, url, host);
    const context = await newContext.call(browser, options);
    contexts.add(context);
    await context.exposeFunction('reportFault', (sentence: string) => void reported.add(sentence));
    for (const [, { script }] of active) if (script) await context.addInitScript(script);
    const { newPage } = context;
    context.newPage = async () => prepare(await newPage.call(context));
    if (host) readFromMachine(context, options.baseURL ?? url, { host, hostname: new URL(url).hostname });
    return context;
  };

  const faults = async (isOpen: boolean) => {
    const all = isOpen ? [...contexts].flatMap((context) => context.pages()) : [];
    const pages = all.filter((page) => /^http/.test(page.url()));
    for (const page of pages) {
      for (const [name, condition] of active)
        for (const fault of (await condition.faultsOf?.(page)) ?? []) reported.add(`${name}: ${fault}`);
      // Pending reports arrive before the result of this evaluation.
      await page.evaluate(() => undefined);
    }
    return [...reported];
  };
  return {
    address,
    isExpected: (text) => active.some(([, { expects }]) => expects?.test(text)),
    faults,
    remove: () => {
      browser.newContext = newContext;
    },
  };
}

/** An address of the product under another host name; any other address as it is. */
function withHost(address: string, url: string, host: string): string {
  const mapped = new URL(address);
  if (mapped.origin !== new URL(url).origin) return address;
  mapped.hostname = host;
  return mapped.href.replace(/\/$/, '');
}

/** Requests that a journey makes without a page: only the browser resolves the host name. */
function readFromMachine({ request }: BrowserContext, base: string, at: { host: string; hostname: string }): void {
  const { fetch } = request;
  const fetchFromMachine: (...given: Parameters<typeof fetch>) => Promise<unknown> = (target, options) => {
    const address = typeof target === 'string' ? new URL(target, base) : undefined;
    if (address?.hostname === at.host) address.hostname = at.hostname;
    return fetch.call(request, address?.href ?? target, options);
  };
  request.fetch = fetchFromMachine as typeof fetch;
}
