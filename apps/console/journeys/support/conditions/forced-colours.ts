import { type Condition, toScript } from './condition';

/** Reports a keyboard-focused control without an outline or border change, the only signs that forced colours leave. */
function watchOutlines(): void {
  const hasOutline = (element: Element) =>
    ['', '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  addEventListener('focusin', ({ target }) =>
    requestAnimationFrame(() => {
      if (!(target instanceof Element) || target !== document.activeElement || !target.matches(':focus-visible'))
        return;
      // The parts of a control show its focus in its place: a box around an input, a mark after it.
      const box = target.closest('[data-state]') ?? target.parentElement;
      const parts = [target, target.nextElementSibling, target.parentElement, box, target.closest('label')];
      if (parts.some((part) => part && hasOutline(part))) return;
      const name = target.getAttribute('aria-label') ?? (target as HTMLInputElement).labels?.[0]?.textContent;
      const words = name ?? target.textContent?.trim().slice(0, 40);
      reportFault(`forced-colours: <${target.localName}> "${words}" does not show its focus at ${location.hash}`);
    }),
  );
}

/** The colours of Windows' contrast themes, which remove shadows and backgrounds. */
export const forcedColours: Condition = {
  context: { forcedColors: 'active' },
  script: toScript(watchOutlines),
};
