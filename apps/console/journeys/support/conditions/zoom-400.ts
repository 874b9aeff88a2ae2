import { type Condition, toScript } from './condition';

/** Reports a focused field that a sticky bar or a pinned column covers completely, with the covering element. */
function watchFocus(): void {
  const fields = 'input, select, textarea, button, a, [tabindex]';
  const coverOf = (field: Element) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((across) =>
      parts.map((down) => [left + width * across, top + height * down] as const),
    );
    // A field outside the window counts as uncovered, because a page may focus it without scrolling.
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== null);
    const shows = (hit: Element) =>
      field.contains(hit) || hit.contains(field) || hit.closest('label')?.control === field;
    return hits.some(shows) ? undefined : hits[0];
  };
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    // The browser scrolls to the focus after its event, and the page may scroll on in the next frame.
    const afterFrames = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
    afterFrames(() => {
      const { width, height } = target.getBoundingClientRect();
      // On a busy machine the frames come late, and the focus has gone on.
      if (document.activeElement !== target) return;
      // Transparent or one-pixel fields are hidden inputs of drawn controls.
      if (width <= 1 || height <= 1 || !target.checkVisibility({ opacityProperty: true })) return;
      // The rule applies to the keyboard, because a click may open a layer over its button.
      const cover = target.matches(':focus-visible') ? coverOf(target) : undefined;
      if (!cover) return;
      const label = (target as HTMLInputElement).labels?.[0]?.textContent;
      const name = target.getAttribute('aria-label') ?? label ?? target.textContent;
      const by = (cover.cloneNode() as Element).outerHTML.slice(0, 80);
      reportFault(`zoom-400: the focus on "${name?.trim().slice(0, 40)}" is covered at ${location.hash} by ${by}`);
    });
  });
}

const size = { width: 320, height: 256 };

/** A window of 1280 x 1024 px at 400 % zoom. The focus must be in view, at least in part (WCAG 2.4.11). */
export const zoom400: Condition = {
  context: { viewport: size, screen: size },
  script: toScript(watchFocus),
  faultsOf: (page) =>
    page.evaluate(
      ({ width, height }) =>
        innerWidth === width && innerHeight === height ? [] : [`the window is ${innerWidth} x ${innerHeight} px`],
      size,
    ),
};
