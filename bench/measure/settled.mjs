import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `act` and watches the page for `watched` ms. Returns its result and the time from the event to the last change
 * of the document or the end of the last finite animation.
 */
export async function untilSettled(page, event, watched, act) {
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
  const moves = (animation) =>
    animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
  const look = () => {
    if (from !== undefined && document.getAnimations().some(moves)) last = performance.now();
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  window.__settled = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    return last - from;
  };
}
