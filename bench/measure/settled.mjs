import { setTimeout as wait } from 'node:timers/promises';

/** How long a document is watched after an act, in ms. */
const watched = 1500;

/** Does something in a page and says, beside what that gave, in how many ms after the event the document changed for the last time. */
export async function untilSettled(page, event, act) {
  await page.evaluate(arm, event);
  const result = await act();
  await wait(watched);
  return { result, settled: await page.evaluate(() => window.__settled()) };
}

function arm(event) {
  let from;
  let last;
  const observer = new MutationObserver(() => {
    if (from !== undefined) last = performance.now();
  });
  window.addEventListener(
    event,
    ({ timeStamp }) => {
      from = timeStamp;
      last = timeStamp;
    },
    { once: true, capture: true },
  );
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.__settled = () => {
    observer.disconnect();
    return last - from;
  };
}
