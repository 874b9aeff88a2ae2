/** Notes in a page to come when each of the elements is first seen: `{ name: selector }`; `seenIn` reads it. */
export const noteSeen = (page, selectors) => page.addInitScript(watch, selectors);

/** Milliseconds from the start of the navigation to the first frame that saw each of the elements. */
export async function seenIn(page) {
  const handle = await page.waitForFunction(() => window.__seen?.done && window.__seen.at, undefined, {
    timeout: 60_000,
  });
  return handle.jsonValue();
}

/** The longest task, in ms, that began before a moment of the page; 0 when none took 50 ms. */
export const longestTaskUntil = (page, moment) =>
  page.evaluate(
    (until) => Math.max(0, ...window.__tasks.filter(({ start }) => start < until).map(({ took }) => took)),
    moment,
  );

function watch(selectors) {
  const seen = { at: {}, done: false };
  const tasks = [];
  Object.assign(window, { __seen: seen, __tasks: tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (name in seen.at) continue;
      const element = document.querySelector(selector);
      if (element && element.getClientRects().length > 0) seen.at[name] = performance.now();
    }
    if (Object.keys(selectors).every((name) => name in seen.at)) seen.done = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
