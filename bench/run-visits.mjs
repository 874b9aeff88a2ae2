import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';

/** A visit that takes longer has failed, in ms. */
const limit = 180_000;

/**
 * Does every planned visit so many times, the floor's and ours by turns, each in a browser context of its own, after a first round of one visit each
 * that nobody counts.
 * @returns `{ browser, measurements }`: the browser's version, and for every visit `{ run, visit, variant, subject, seconds, figures }`, or `error` in place
 * of the figures.
 */
export async function runVisits({ plan, subjects, runs, tell }) {
  const browser = await chromium.launch(chromiumLaunch());
  const measurements = [];
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { name, visit, variant } of plan.filter((_, place) => run > 0 || place === 0)) {
        if (visit.once && run > 1) continue;
        for (const subject of Object.keys(subjects)) {
          const started = performance.now();
          const outcome = await measureOnce(browser, visit, variant, subjects[subject]);
          if (run > 0) measurements.push({ run, visit: name, variant, subject, seconds: since(started), ...outcome });
          if (outcome.error) tell(`${name}, ${variant}, ${subject}, run ${run}: ${outcome.error}`);
        }
      }
      if (run > 0) tell(`Run ${run} of ${runs} is done.`);
    }
    return { browser: browser.version(), measurements };
  } finally {
    await browser.close();
  }
}

async function measureOnce(browser, visit, variant, site) {
  const contexts = [];
  const open = async ({ url, token }, { signedIn = false } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      ...(signedIn && { storageState: stateOf(url, token) }),
    });
    contexts.push(context);
    return context.newPage();
  };
  let clock;
  const late = new Promise((_, reject) => {
    clock = setTimeout(() => reject(new Error(`It took longer than ${limit / 1000} s.`)), limit);
  });
  try {
    return { figures: await Promise.race([visit.measure({ site, variant, open, browser }), late]) };
  } catch (error) {
    return { error: error.message.split('\n')[0] };
  } finally {
    clearTimeout(clock);
    for (const context of contexts) await context.close();
  }
}

const since = (started) => Math.round((performance.now() - started) / 100) / 10;

const stateOf = (url, token) => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'token', value: token }] }],
});
