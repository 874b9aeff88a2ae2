import { useEffect } from 'react';
import { firstField } from '../../lib/first-field';

/** Gives the first field of a form the focus when its page comes into view, unless somebody is in the page already, in a dialog or in a menu. */
export function useFirstField(id: string, wanted: boolean): void {
  useEffect(() => {
    const form = document.getElementById(id);
    if (wanted && form && isFree(form)) firstField(form)?.focus({ preventScroll: true });
  }, [id, wanted]);
}

/** Whether the focus is nowhere, or still on what led here: a link or a button outside of the page, or one of a page that has gone. */
function isFree(form: Element): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || !active.checkVisibility()) return true;
  return active.matches('a, button') && !active.closest('[role="dialog"], [role="menu"]') && !isBeside(active, form);
}

const isBeside = (active: Element, form: Element) => form.closest('main')?.contains(active) ?? false;
