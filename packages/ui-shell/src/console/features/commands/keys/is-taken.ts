const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const floating = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

const pressed = 'a, button, summary, input, [role="tab"], [role="option"]';

/** Whether a press belongs to what it was made in: what is typed into, dialogs, menus, and for Enter what it presses. */
export const isTaken = (target: EventTarget | null, step: string): boolean =>
  target instanceof Element &&
  target.closest(`${typing}, ${floating}${step === 'Enter' ? `, ${pressed}` : ''}`) !== null;

/** Whether the palette may come over what stands there: not over a dialog, which wants an end first. */
export const isFloating = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(floating) !== null;
