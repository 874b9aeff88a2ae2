const fields =
  'form :is(input:not([type="hidden"], [type="file"]), select, textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

/** The first field of a form in an element. */
export function firstField(element: Element): HTMLElement | null {
  const field = element.querySelector<HTMLElement>(fields);
  // Of a choice the keyboard reaches the button that holds.
  return field?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>(':checked') ?? field;
}

/** Whether fingers work the screen, where the focus of a field brings up a keyboard that covers what is to be read first. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
