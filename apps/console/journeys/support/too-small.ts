import type { Page } from '@playwright/test';

export type Density = 'compact' | 'default' | 'roomy';

/** Keeps a density as the drawer does; the next load shows it. */
export const keepDensity = (page: Page, density: Density) =>
  page.evaluate((wanted) => {
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { density: wanted } }));
  }, density);

/** What is too small to read or to hit: text under 12 px, targets under `least` px. Links in a sentence are as high as its line. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((wanted) => {
    const shown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)}`;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Paper is read in the hand, in its own sizes.
      if (
        !parent ||
        !texts.currentNode.textContent?.trim() ||
        !shown(parent) ||
        parent.closest('svg, [data-part="paper"]')
      )
        continue;
      const px = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (px < 12) found.push(`${name(parent)} is written in ${px} px`);
    }
    for (const target of document.querySelectorAll(
      'main :is(button, select, input:not([type="checkbox"], [type="radio"]))',
    )) {
      const box = (
        target.matches('input, select') ? (target.closest('[data-state]') ?? target) : target
      ).getBoundingClientRect();
      if (shown(target) && box.height < wanted) found.push(`${name(target)} is ${box.height} px high`);
    }
    return found;
  }, least);
