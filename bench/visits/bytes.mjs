import { setTimeout as wait } from 'node:timers/promises';
import { noteTraffic } from '../../scripts/product/measure-page.mjs';
import { homeHeading, livingNameField } from './selectors.mjs';

/** Without a new request for so long a page loads nothing more by itself, in ms; what waits for idleness waits 10 s at most. */
const quiet = 11_000;

/** What a first visit loads of scripts and styles, in kB of gzip, with all that comes by itself. */
export const bytes = {
  variants: ['login', 'home'],
  once: true,
  async measure({ site, variant, open }) {
    const page = await open(site.start, { signedIn: variant === 'home' });
    const traffic = noteTraffic(page);
    let last = Date.now();
    page.on('response', () => {
      last = Date.now();
    });
    await page.goto(variant === 'home' ? `${site.start.url}#/index` : site.start.url);
    await page
      .locator(variant === 'home' ? homeHeading : livingNameField)
      .first()
      .waitFor();
    while (Date.now() - last < quiet) await wait(200);
    const total = await traffic.total();
    return { gzip: total.bytes / 1000, brotli: total.brotli / 1000, requests: total.requests };
  },
};
