import { useEffect } from 'react';
import { firstField, isTouchScreen } from '../../lib/first-field';

/** Focuses the first field of a form when its page appears, unless the focus is already in the page, a dialog or a menu. */
export function useFirstField(id: string, enabled: boolean): void {
  useEffect(() => {
    const form = document.getElementById(id);
    const field = enabled && form ? firstField(form) : null;
    if (!form || !field || !(isFree(form) || field === document.activeElement)) return;
    const raise = isTouchScreen() ? keepKeyboardDown(field) : undefined;
    field.focus({ preventScroll: true });
    return raise;
  }, [id, enabled]);
}

/** Whether the focus is nowhere, or still on the link or button that opened the page. */
function isFree(form: Element): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || !active.checkVisibility()) return true;
  return active.matches('a, button') && !active.closest('[role="dialog"], [role="menu"]') && !isBeside(active, form);
}

const isBeside = (active: Element, form: Element) => form.closest('main')?.contains(active) ?? false;

/** Suppresses the on-screen keyboard until the user touches the field or it loses the focus. Returns the cleanup function. */
function keepKeyboardDown(field: HTMLElement): () => void {
  const inputMode = field.getAttribute('inputmode');
  const ends = ['pointerdown', 'blur'] as const;
  const raise = () => {
    for (const end of ends) field.removeEventListener(end, raise);
    if (inputMode === null) field.removeAttribute('inputmode');
    else field.setAttribute('inputmode', inputMode);
  };
  for (const end of ends) field.addEventListener(end, raise);
  field.setAttribute('inputmode', 'none');
  return raise;
}
