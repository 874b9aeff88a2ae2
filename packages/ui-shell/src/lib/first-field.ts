const fields =
  'form :is(input:not([type="hidden"], [type="file"]), select, textarea, [role="combobox"]):not(:disabled, [aria-hidden])';

/** The first field of a form in an element. */
export function firstField(element: Element): HTMLElement | null {
  const field = element.querySelector<HTMLElement>(fields);
  // In a radio group the keyboard reaches the checked button.
  return field?.closest('[role="radiogroup"]')?.querySelector<HTMLElement>(':checked') ?? field;
}

/** Whether the screen is a touch screen, where a focused field opens a keyboard over the content. */
export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;
