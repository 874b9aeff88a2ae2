import { setTimeout as wait } from 'node:timers/promises';
import { toPaint } from '../measure/painted.mjs';
import { untilSettled } from '../measure/settled.mjs';
import { readThread } from '../measure/thread.mjs';
import { listAt, openLists } from './open-lists.mjs';
import { shownPage } from './selectors.mjs';

const switches = 2;
const keys = 40;
/** In ms between two keys, so that their measurements do not overlap. */
const rest = 40;
/** In ms to watch a page; twice the time that ours takes to settle. */
const watched = 1500;

/** Switches between two open lists of 100 rows: ms to the paint, to rest and of processor time. Then ms from a key in a field to the next frame. */
export const tabs = {
  variants: ['2 tabs', '20 tabs'],
  async measure(visit) {
    const page = await openLists(visit, Number.parseInt(visit.variant, 10));
    await wait(watched);
    return { ...(await switchTabs(page)), ...(await typeKeys(page)) };
  },
};

async function switchTabs(page) {
  const { busy } = await readThread(page);
  const figures = { painted: [], settled: [], busy: [] };
  // The first switch is not measured, so that both pages have been shown before.
  for (let time = -1; time < switches; time += 1) {
    const address = listAt(time % 2 === 0 ? 1 : 0);
    await page.locator(`[data-tab="${address}"] > a`).hover();
    await wait(100);
    const before = await busy();
    const expected = { event: 'click', selector: shownPage(address) };
    const { result, settled } = await untilSettled(page, 'click', watched, () =>
      toPaint(page, expected, async () => {
        await page.mouse.down();
        await page.mouse.up();
      }),
    );
    if (time < 0) continue;
    figures.painted.push(result);
    figures.settled.push(settled);
    figures.busy.push((await busy()) - before);
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, values]) => [
      name,
      values.reduce((sum, value) => sum + value, 0) / values.length,
    ]),
  );
}

async function typeKeys(page) {
  const shown = '[data-page][data-state="shown"]';
  const field = page.locator(`${shown} input`).first();
  await field.focus();
  const took = [];
  for (let key = 0; key < keys; key += 1) {
    took.push(await toPaint(page, { event: 'keydown', selector: shown }, () => page.keyboard.press('a')));
    await wait(rest);
  }
  if ((await field.inputValue()) !== 'a'.repeat(keys)) throw new Error('The field did not take every key.');
  const sorted = took.sort((one, other) => one - other);
  const at = (share) => sorted[Math.ceil(keys * share) - 1];
  return { p50: at(0.5), p95: at(0.95) };
}
