import { type Condition, toScript } from './condition';

/** How far the document exceeds the window inside the shell. Pages outside it, and paper, may scroll. */
function documentFaults(): string[] {
  const root = document.documentElement;
  const isShown = document.querySelector('[data-layout][data-device]')?.checkVisibility() ?? false;
  if (!isShown || matchMedia('print').matches) return [];
  const over = { taller: root.scrollHeight - root.clientHeight, wider: root.scrollWidth - root.clientWidth };
  return Object.entries(over)
    .filter(([, px]) => px > 0)
    .map(([side, px]) => `the document is ${px} px ${side} than the window at ${location.hash.replace(/\?.*/, '')}`);
}

/** Measures the document in each frame that follows a change; after a resize, once it is laid out. */
function watchDocument(measure: () => string[]): void {
  const reported = new Set<string>();
  let isPlanned = false;
  let height = innerHeight;
  const look = (): void => {
    isPlanned = false;
    const shell = document.querySelector('[data-layout][data-device]');
    // For some frames after a resize the browser lays the shell out for the window before it.
    if (height !== innerHeight && shell?.getBoundingClientRect().height === height) {
      plan();
      return;
    }
    height = innerHeight;
    for (const fault of measure())
      if (!reported.has(fault)) {
        reported.add(fault);
        reportFault(`classic-scroll-bars: ${fault}`);
      }
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(look);
    isPlanned = true;
  };
  new MutationObserver(plan).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** Scroll bars with a width, as on Windows and Linux (without `--hide-scrollbars`). The document must never scroll. */
export const classicScrollBars: Condition = {
  script: toScript(watchDocument, documentFaults),
  faultsOf: (page) => page.evaluate(documentFaults),
};
