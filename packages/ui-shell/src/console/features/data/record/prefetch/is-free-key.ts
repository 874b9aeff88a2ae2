import { isComposingKey } from '../../../../../lib/is-composing-key';

/** Whether a key alone may do something: nothing is held beside it, and it goes neither into a field nor to what lies above the page. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) &&
  !isComposingKey(event) &&
  !(event.target instanceof Element && event.target.closest(taken)) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]');

const taken = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';
