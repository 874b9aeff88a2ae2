const fields =
  'form :is(input:not([type="hidden"], [type="file"]), select, textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

/** The first field of a form in an element; none on a touch screen, where a phone's keyboard would cover what is to be read first. */
export function firstField(element: Element): HTMLElement | null {
  if (matchMedia('(pointer: coarse)').matches) return null;
  const field = element.querySelector<HTMLElement>(fields);
  // Of a choice the keyboard reaches the button that holds.
  return field?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>(':checked') ?? field;
}
