import type { Page } from '@playwright/test';

export type Density = 'compact' | 'default' | 'roomy';

/** Stores a density as the drawer does; the next load applies it. */
export const keepDensity = (page: Page, density: Density) =>
  page.evaluate((chosen) => {
    localStorage.setItem('waybill.theme', JSON.stringify({ version: 1, settings: { density: chosen } }));
  }, density);

/** Reports text under 12 px and targets under `least` px; links in a sentence are as high as the line. */
export const tooSmall = (page: Page, least: number) =>
  page.evaluate((minimum) => {
    const shown = (element: Element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)}`;
    const findings: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Print previews use the sizes of paper.
      if (
        !parent ||
        !texts.currentNode.textContent?.trim() ||
        !shown(parent) ||
        parent.closest('svg, [data-part="paper"]')
      )
        continue;
      const px = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (px < 12) findings.push(`${name(parent)} is written in ${px} px`);
    }
    for (const target of document.querySelectorAll(
      'main :is(button, select, input:not([type="checkbox"], [type="radio"]))',
    )) {
      const box = (
        target.matches('input, select') ? (target.closest('[data-state]') ?? target) : target
      ).getBoundingClientRect();
      if (shown(target) && box.height < minimum) findings.push(`${name(target)} is ${box.height} px high`);
    }
    return findings;
  }, least);
