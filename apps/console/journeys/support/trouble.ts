import type { BrowserContext, Page } from '@playwright/test';

interface Follow {
  /** Origins that the product has. */
  origins: readonly string[];
  /** Console messages that a journey provokes on purpose. */
  provoked: RegExp | null;
  /** Lines of the console that conditions expect. */
  isExpected: (text: string) => boolean;
}

/** Collects policy violations, requests to other origins, thrown errors and console errors of a context. */
export async function followTrouble(context: BrowserContext, { origins, provoked, isExpected }: Follow) {
  const trouble: string[] = [];
  // Observed instead of routed, because a route disables the cache. The configuration resolves no foreign name.
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!origins.includes(origin) && protocol.startsWith('http')) trouble.push(`foreign request: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const follow = (page: Page) => {
    page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      // The browser logs every error response, and journeys provoke them on purpose.
      const isPart = /^Failed to load resource/.test(text) || provoked?.test(text) || isExpected(text);
      if (message.type() === 'error' && !isPart) trouble.push(text);
    });
  };
  context.on('page', follow);
  for (const page of context.pages()) follow(page);
  return trouble;
}
