/**
 * Milliseconds from the next event of a type to the end of the first frame that shows the element with the text
 * or with each text of `includes`. `act` triggers the event.
 */
export async function toPaint(page, expected, act) {
  await page.evaluate(arm, expected);
  await act();
  return page.evaluate(() => window.__painted);
}

function arm({ event, selector, text, includes = [] }) {
  const isShown = () => {
    const element = document.querySelector(selector);
    if (!element || element.getClientRects().length === 0) return false;
    return (
      (text === undefined || element.textContent === text) &&
      includes.every((each) => element.textContent.includes(each))
    );
  };
  window.__painted = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      // The check runs at the start of a frame, because later changes belong to the next frame.
      const nextFrame = () => requestAnimationFrame(() => port2.postMessage(isShown()));
      port1.onmessage = ({ data: shown }) => {
        const took = performance.now() - timeStamp;
        if (shown) resolve(took);
        else if (took > 20_000) reject(new Error(`${selector} was not seen within 20 s of the ${event}.`));
        else nextFrame();
      };
      nextFrame();
    };
    window.addEventListener(event, begin, { once: true, capture: true });
  });
}
