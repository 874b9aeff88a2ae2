import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumLaunch } from './chromium.mjs';

it("disables every feature of Playwright's list, which the browser no longer reads", async () => {
  // A program that is no browser: the error names every flag that it was started with.
  const failure = await chromium.launch({ ...chromiumLaunch(), executablePath: process.execPath }).catch(String);
  const [theirs, ours] = [...failure.matchAll(/--disable-features=(\S+)/g)].map(([, list]) => list.split(','));
  expect(theirs.length).toBeGreaterThan(5);
  expect(theirs.filter((name) => !ours.includes(name) && !name.startsWith('ms'))).toEqual([]);
  expect(ours).toContain('WebUIOmniboxPopup');
});
