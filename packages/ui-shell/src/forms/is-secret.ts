/** Whether what is typed here must never be kept: passwords, codes for one time, cards. */
export const isSecret = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement &&
  (element.type === 'password' || /password|one-time-code|^cc-/.test(element.autocomplete));
