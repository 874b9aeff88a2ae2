const doneText = 'bench: all was seen';

/** Records when each element of `{ name: selector }` is first visible, for `seenIn`. Polling would add 66 ms to the measured time. */
export async function noteSeen(page, selectors) {
  const seen = page.waitForEvent('console', { predicate: (message) => message.text() === doneText, timeout: 60_000 });
  seen.catch(() => {});
  waiting.set(page, seen);
  await page.addInitScript(watch, { selectors, doneText });
}

const waiting = new WeakMap();

/** Milliseconds from the start of the navigation to the first frame that saw each of the elements. */
export async function seenIn(page) {
  await waiting.get(page);
  return page.evaluate(() => window.__seen);
}

/** The longest task, in ms, that began before a moment of the page; 0 if every task was shorter than 50 ms. */
export const longestTaskUntil = (page, moment) =>
  page.evaluate(
    (until) => Math.max(0, ...window.__tasks.filter(({ start }) => start < until).map(({ took }) => took)),
    moment,
  );

function watch({ selectors, doneText }) {
  const seen = {};
  const tasks = [];
  Object.assign(window, { __seen: seen, __tasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (name in seen) continue;
      const element = document.querySelector(selector);
      if (element && element.getClientRects().length > 0) seen[name] = performance.now();
    }
    if (Object.keys(selectors).every((name) => name in seen)) console.debug(doneText);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
