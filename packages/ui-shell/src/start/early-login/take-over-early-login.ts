import { earlyLogin } from './early-login';

/**
 * Replaces the early login form by the real one in `place` and transfers input, blurred and submitted states, focus
 * and selection (docs/start.md). Without a place, the early form is removed.
 */
export function takeOverEarlyLogin(place: Element | null): void {
  const early = document.getElementById(earlyLogin.id);
  if (!early) return;
  // Removes the styles before the focus, which forces a layout; a later change of styles would force a second one.
  document.getElementById(`${earlyLogin.id}-style`)?.remove();
  if (place) handOver(early, place);
  else early.remove();
}

function handOver(early: Element, place: Element): void {
  const inputs = [...early.querySelectorAll('input')];
  const realOf = new Map(inputs.map((input) => [input, counterpart(early, place, input)]));
  const typed = inputs.filter(({ value }) => value);
  for (const input of typed) {
    const real = realOf.get(input);
    if (real) real.value = input.value;
  }
  const active = document.activeElement;
  const focused = isControl(active) ? counterpart(early, place, active) : undefined;
  const [from, to] = active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : [null, null];
  const left = inputs.filter((input) => input.hasAttribute(earlyLogin.leftAttribute)).map((input) => realOf.get(input));
  const pressed = early.querySelector(`form[${earlyLogin.pressedAttribute}]`);
  // The form of an external provider has only a button.
  const sender = pressed?.querySelector('input') ?? pressed?.querySelector('button');
  const sent = sender && counterpart(early, place, sender)?.form;
  early.remove();
  focused?.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement) focused.setSelectionRange(from, to);
  for (const real of left) if (real !== focused) real?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  // Dispatches input, because the first key prefetches the code after the login.
  if (typed[0]) realOf.get(typed[0])?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  sent?.requestSubmit();
}

const isControl = (element: Element | null): element is HTMLInputElement | HTMLButtonElement =>
  element instanceof HTMLInputElement || element instanceof HTMLButtonElement;

/** The corresponding control of the real form; an application's own form may lack it. */
function counterpart<Control extends HTMLInputElement | HTMLButtonElement>(
  early: Element,
  place: Element,
  control: Control,
): Control | undefined {
  const index = [...early.querySelectorAll(control.localName)].indexOf(control);
  const real = place.querySelectorAll<Control>(control.localName)[index];
  return ['name', 'type'].every((name) => real?.getAttribute(name) === control.getAttribute(name)) ? real : undefined;
}
