/** Whether an element is seen. Hidden pages keep their layout (`use-parking.ts`), so that a box alone does not say it. */
export const isInView = (element: Element): boolean =>
  !element.closest('[data-page][data-state="hidden"]') && element.getClientRects().length > 0;
