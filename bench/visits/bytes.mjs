import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { homeHeading, livingNameField } from './selectors.mjs';

/** In ms without a request until loading counts as finished; idle loads start within 10 s. */
const quiet = 11_000;

/** The markup, scripts and styles of a first visit in kB of gzip, idle loads included; on the login page also those that the first key loads. */
export const bytes = {
  variants: ['login', 'home'],
  once: true,
  async measure({ site, variant, open }) {
    const page = await open(site.start, { signedIn: variant === 'home' });
    const waiting = [];
    let last = Date.now();
    page.on('response', (response) => {
      last = Date.now();
      if (response.ok() && ['document', 'script', 'stylesheet'].includes(response.request().resourceType()))
        waiting.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(variant === 'home' ? `${site.start.url}#/index` : site.start.url);
    await page
      .locator(variant === 'home' ? homeHeading : livingNameField)
      .first()
      .waitFor();
    const untilQuiet = async () => {
      while (Date.now() - last < quiet) await wait(200);
      const sizes = await Promise.all(waiting.splice(0));
      return { gzip: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: sizes.length };
    };
    const alone = await untilQuiet();
    if (variant === 'home') return alone;
    last = Date.now();
    await page.locator(livingNameField).pressSequentially('a');
    const { gzip, requests } = await untilQuiet();
    return { ...alone, keyGzip: gzip, keyRequests: requests };
  },
};
