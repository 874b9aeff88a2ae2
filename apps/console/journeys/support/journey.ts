import { test as base, expect, type Page } from '@playwright/test';
import { type Contract, readContract } from './contract';
import { Control } from './control';
import { type Product, startSandbox } from './start-sandbox';

interface Fixtures {
  /** Provokes faults and resets the sandbox. */
  control: Control;
  /** Fails the journey on a policy violation, a foreign request, an error that was thrown, any error that a script puts into the console, and a response that is not as `/openapi.json` says. */
  watch: undefined;
  /** What a journey itself puts into the console, by the failures that it provokes. Default: nothing. */
  provoked: RegExp | null;
}

interface WorkerFixtures {
  /** Further flags for the sandbox. */
  flags: readonly string[];
  product: Product;
  /** What every call answers, by the product's own document. */
  contract: Contract;
}

/** A journey through the started product; each begins with a sandbox as after its first start. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  flags: [[], { scope: 'worker', option: true }],
  product: [
    async ({ flags }, use) => {
      const product = await startSandbox(flags);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  contract: [async ({ product }, use) => use(await readContract(product.url)), { scope: 'worker' }],
  baseURL: ({ product }, use) => use(product.url),
  control: async ({ product }, use) => {
    const control = new Control(product.url);
    await control.reset();
    await use(control);
  },
  provoked: [null, { option: true }],
  watch: [
    async ({ context, contract, product, provoked, control: _control }, use) => {
      const compared = contract.follow(context);
      const trouble: string[] = [];
      // Noted, not intercepted: where one request is, the browser asks for each and caches none. The configuration lets no foreign name resolve.
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== new URL(product.url).origin && protocol.startsWith('http'))
          trouble.push(`foreign request: ${request.url()}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      const follow = (page: Page) => {
        page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
        page.on('console', (message) => {
          // What the browser itself says of calls that were answered with an error is part of a journey that provokes one.
          const text = message.text();
          const isExpected = /^Failed to load resource/.test(text) || provoked?.test(text);
          if (message.type() === 'error' && !isExpected) trouble.push(text);
        });
      };
      context.on('page', follow);
      for (const page of context.pages()) follow(page);
      await use(undefined);
      expect([...trouble, ...(await compared())]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
