import { isComposingKey } from '@waybill/ui-shell';
import type { KeyboardEvent } from 'react';

const fields = 'input:not([type="hidden"]), textarea, button[role="combobox"], button[aria-haspopup][aria-labelledby]';

/** A field that opens a list and holds a value; an empty one opens by Enter, as any button. */
const filledOpener = 'button[aria-haspopup][aria-labelledby][aria-expanded="false"]:not([data-empty])';

/** Moves from a text field or a filled opener to the next field by Enter, with which scanners end. Textareas and other buttons keep their Enter. `onEnd` runs after the last field. */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>, onEnd: () => void): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || isComposingKey(event)) return;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!(target instanceof HTMLInputElement || target.matches(filledOpener))) return;
  // The panels of controls stand elsewhere in the document.
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

/** Of a group of radio buttons the keyboard reaches the one that holds, else the first. */
const isReachable = (element: HTMLElement): boolean => {
  if (element.matches(':disabled') || element.tabIndex < 0 || !element.checkVisibility()) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = [...(element.closest('[role="radiogroup"]')?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return group[0] === element && !group.some(({ checked }) => checked);
};
