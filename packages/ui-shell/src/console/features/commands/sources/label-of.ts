/** What a control is called. */
export const labelOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
