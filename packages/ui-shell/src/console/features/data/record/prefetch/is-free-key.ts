import { isComposingKey } from '../../../../../lib/is-composing-key';

/** Whether a single key may be a shortcut: no modifier, and the target is neither a field nor above the page. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) &&
  !isComposingKey(event) &&
  !(event.target instanceof Element && event.target.closest(taken)) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]');

const taken = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
