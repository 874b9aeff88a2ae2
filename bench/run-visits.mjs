import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';

/** Timeout of a visit in ms. */
const limit = 180_000;

/**
 * Repeats every planned visit, alternating between the floor and ours, each in a separate browser context.
 * Each run starts a browser, whose first visits are not counted.
 * @returns `{ browser, measurements }`: the browser's version, and for every visit `{ run, visit, variant, subject, seconds, figures }`, or `error` in place
 * of the figures.
 */
export async function runVisits({ plan, subjects, runs, tell }) {
  const measurements = [];
  let version;
  for (let run = 1; run <= runs; run += 1) {
    const browser = await chromium.launch(chromiumLaunch());
    version = browser.version();
    try {
      for (const site of Object.values(subjects)) await measureOnce(browser, plan[0], site);
      for (const planned of plan.filter(({ visit }) => run === 1 || !visit.once)) {
        for (const [subject, site] of Object.entries(subjects)) {
          const outcome = await measureOnce(browser, planned, site);
          const { name, variant } = planned;
          measurements.push({ run, visit: name, variant, subject, ...outcome });
          if (outcome.error) tell(`${name}, ${variant}, ${subject}, run ${run}: ${outcome.error}`);
        }
      }
    } finally {
      await browser.close();
    }
    tell(`Run ${run} of ${runs} is done.`);
  }
  return { browser: version, measurements };
}

async function measureOnce(browser, { visit, variant }, site) {
  const started = performance.now();
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
    const figures = await Promise.race([visit.measure({ site, variant, open, browser }), late]);
    return { seconds: since(started), figures };
  } catch (error) {
    return { seconds: since(started), error: error.message.split('\n')[0] };
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
