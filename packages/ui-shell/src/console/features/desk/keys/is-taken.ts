const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [role="combobox"], [contenteditable]:not([contenteditable="false"])';

const floating = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tree"]';

/** Whether the target is inside of an element that matches the selector. */
export const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether the target handles keys itself: text fields, dialogs, menus. */
export const isTaken = (target: EventTarget | null): boolean => isIn(target, `${typing}, ${floating}`);

/** Whether the target is in a dialog or menu, over which the palette must not open. */
export const isFloating = (target: EventTarget | null): boolean => isIn(target, floating);
