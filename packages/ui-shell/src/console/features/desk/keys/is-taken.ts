const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [role="combobox"], [contenteditable]:not([contenteditable="false"])';

const floating = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

/** Whether a press was made within what a selector names. */
export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a press belongs to what it was made in: what is typed into, dialogs, menus. */
export const isTaken = (target: EventTarget | null): boolean => isIn(target, `${typing}, ${floating}`);

/** Whether the palette may come over what stands there: not over a dialog, which wants an end first. */
export const isFloating = (target: EventTarget | null): boolean => isIn(target, floating);
