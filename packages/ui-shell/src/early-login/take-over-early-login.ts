import { earlyLogin } from './early-login';

/**
 * Puts the real login form, which has just been drawn in `place`, where the early one stands: what was typed, focus and selection go over, and a
 * field that was left hears of it. Without a place, the early form just goes.
 */
export function takeOverEarlyLogin(place: Element | null): void {
  const early = document.getElementById(earlyLogin.id);
  if (!early) return;
  // Before the focus, for which the browser lays out the page: whatever changed its styles afterwards would make it do so again.
  document.getElementById(`${earlyLogin.id}-style`)?.remove();
  if (place) handOver(early, place);
  else early.remove();
}

function handOver(early: Element, place: Element): void {
  for (const input of early.querySelectorAll('input')) {
    const real = counterpart(early, place, input);
    if (real && input.value) real.value = input.value;
  }
  const active = document.activeElement;
  const focused = active instanceof HTMLInputElement ? counterpart(early, place, active) : undefined;
  const [from, to] = active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : [null, null];
  const left = [...early.querySelectorAll<HTMLInputElement>(`input[${earlyLogin.leftAttribute}]`)]
    .map((input) => counterpart(early, place, input))
    .filter((real) => real !== focused);
  early.remove();
  focused?.focus({ preventScroll: true });
  focused?.setSelectionRange(from, to);
  for (const real of left) real?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The field that stands in the real form where this one stands in the early form; an application's own form may have none. */
function counterpart(early: Element, place: Element, input: HTMLInputElement): HTMLInputElement | undefined {
  const index = [...early.querySelectorAll('input')].indexOf(input);
  const real = place.querySelectorAll('input')[index];
  return ['name', 'type'].every((name) => real?.getAttribute(name) === input.getAttribute(name)) ? real : undefined;
}
