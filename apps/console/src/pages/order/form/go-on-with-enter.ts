import { isComposingKey } from '@waybill/ui-shell';
import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"]), textarea, button[role="combobox"], button[aria-haspopup]';

/**
 * Enter in a text field moves to the next and sends nothing, since scanners end with it. In a textarea it begins a
 * line, on a button it presses, with Ctrl or Command it sends the form. `onEnd` runs after the last field.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event)) return;
  if (!(target instanceof HTMLInputElement) || event.defaultPrevented) return;
  // The panels of controls stand elsewhere in the document.
  if (!currentTarget.contains(target)) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLElement>(fields)].filter(isReachable);
  const next = all.slice(all.indexOf(target) + 1).find((each) => !isSameGroup(each, target));
  if (next) next.focus();
  else onEnd();
  if (next instanceof HTMLInputElement) next.select();
}

const isSameGroup = (one: HTMLElement, other: HTMLInputElement): boolean =>
  one instanceof HTMLInputElement && one.type === 'radio' && one.name === other.name;

/** Of a group of radio buttons the keyboard reaches the one that holds, else the first. */
const isReachable = (element: HTMLElement): boolean => {
  if (element.matches(':disabled') || element.tabIndex < 0 || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.closest('[role="radiogroup"]')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return group[0] === element && !group.some(({ checked }) => checked);
};
