/** Scrolls a box of a page by 400 px in each of 120 frames and returns the number of dropped frames at 60 per second. */
export const droppedWhileScrolling = (page, selector) => page.evaluate(scroll, selector);

async function scroll(selector) {
  const box = document.querySelector(selector);
  const period = 1000 / 60;
  let dropped = 0;
  let last = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 120; frame += 1) {
    box.scrollTop += 400;
    const now = await new Promise(requestAnimationFrame);
    dropped += Math.max(0, Math.round((now - last) / period) - 1);
    last = now;
  }
  // Rows whose height differs from the estimate shift the position a little.
  const sought = 120 * 400;
  if (Math.abs(box.scrollTop / sought - 1) > 0.1)
    throw new Error(`The box was scrolled to ${box.scrollTop} px instead of ${sought} px.`);
  box.scrollTop = 0;
  await new Promise(requestAnimationFrame);
  return dropped;
}
