import type { Page } from '@playwright/test';

/**
 * The sticky or fixed parts of the page that the header or the tabs bar covers at some scroll position, one line a part.
 * A part that the end of its container pushes out does not count.
 */
export const coveredParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const container = document.querySelector('[data-app-container]') as HTMLElement;
    const bars = [...container.children].filter((each) =>
      each.matches('header, :has(> nav, * > nav):not(main, footer)'),
    );
    const scrollerOf = (element: Element | null): Element | null =>
      !element || /auto|scroll|hidden/.test(getComputedStyle(element).overflow)
        ? element
        : scrollerOf(element.parentElement);
    const isPushedOut = (element: Element) => {
      const box = element.parentElement?.getBoundingClientRect();
      return box !== undefined && element.getBoundingClientRect().bottom >= box.bottom - 1;
    };
    const sticks = (element: Element) => {
      const { position, top, visibility, pointerEvents } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Elements without pointer events may overlap the bars.
      if (visibility === 'hidden' || pointerEvents === 'none' || width === 0 || height === 0) return false;
      return position === 'sticky'
        ? top !== 'auto' && scrollerOf(element.parentElement) === container
        : position === 'fixed';
    };
    const candidates = [...document.body.querySelectorAll('*')].filter(sticks);
    const findings = new Set<string>();
    for (let at = 0; at <= container.scrollHeight - container.clientHeight + 40; at += 40) {
      container.scrollTop = at;
      for (const element of candidates) {
        const { left, top, width } = element.getBoundingClientRect();
        if (top > 200 || (getComputedStyle(element).position === 'sticky' && isPushedOut(element))) continue;
        const lid = [0.05, 0.5, 0.95]
          .map((part) => document.elementFromPoint(left + width * part, Math.max(0, top + 1)))
          .map((hit) => bars.find((bar) => bar.contains(hit) && !bar.contains(element) && !element.contains(bar)))
          .find((bar) => bar !== undefined);
        if (lid)
          findings.add(
            `<${element.tagName.toLowerCase()} ${element.className}> is covered by <${lid.tagName.toLowerCase()}>`,
          );
      }
    }
    container.scrollTop = 0;
    return [...findings];
  });
