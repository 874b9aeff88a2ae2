import { isComposingKey } from '@waybill/ui-shell';
import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"]), textarea, button[role="combobox"], button[aria-haspopup][aria-labelledby]';

/** A button that opens a list and has a value; without a value, Enter opens the list as usual. */
const filledOpener = 'button[aria-haspopup][aria-labelledby][aria-expanded="false"]:not([data-empty])';

/** Moves the focus from a text field or a filled opener to the next field on Enter, which scanners send. `onEnd` runs after the last field. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event)) return;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!(target instanceof HTMLInputElement || target.matches(filledOpener))) return;
  // Popups are rendered elsewhere in the document.
  if (!currentTarget.contains(target)) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLElement>(fields)].filter(isReachable);
  const next = all.slice(all.indexOf(target) + 1).find((each) => !isSameGroup(each, target));
  if (next) next.focus();
  else onEnd();
  if (next instanceof HTMLInputElement) next.select();
}

const isSameGroup = (one: HTMLElement, other: HTMLElement): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name;

/** The keyboard reaches only the checked radio button of a group, or else the first. */
const isReachable = (element: HTMLElement): boolean => {
  if (element.matches(':disabled') || element.tabIndex < 0 || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.closest('[role="radiogroup"]')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return group[0] === element && !group.some(({ checked }) => checked);
};
