import { earlyLogin } from './early-login';

/**
 * Puts the real login form, which has just been drawn in `place`, where the early one stands: what was typed, focus and selection go over, and a
 * button that was pressed is pressed again. Waits while a key, a pointer or an input method is in the middle of something. Without a place, the
 * early form just goes. Answers the function that calls it off.
 */
export function takeOverEarlyLogin(place: Element | null): () => void {
  const early = document.getElementById(earlyLogin.id);
  if (!early) return () => {};
  let frame = 0;
  const goWhenFree = () => {
    if (place && early.hasAttribute(earlyLogin.held)) {
      frame = requestAnimationFrame(goWhenFree);
      return;
    }
    if (place) handOver(early, place);
    else early.remove();
    document.getElementById(`${earlyLogin.id}-style`)?.remove();
  };
  goWhenFree();
  return () => cancelAnimationFrame(frame);
}

function handOver(early: Element, place: Element): void {
  for (const input of early.querySelectorAll('input')) {
    const real = counterpart(early, place, input);
    if (real && input.value) (real as HTMLInputElement).value = input.value;
  }
  const active = document.activeElement;
  const focused = counterpart(early, place, active);
  const selection = active instanceof HTMLInputElement ? ([active.selectionStart, active.selectionEnd] as const) : null;
  const index = early.getAttribute(earlyLogin.pressed);
  const pressed = index === null ? undefined : early.querySelectorAll('button')[Number(index)];
  const again = pressed && counterpart(early, place, pressed);
  early.remove();
  focused?.focus({ preventScroll: true });
  if (selection && focused instanceof HTMLInputElement) focused.setSelectionRange(...selection);
  again?.click();
}

/** The element that stands in the real form where this one stands in the early form; an application's own form may have none. */
function counterpart(early: Element, place: Element, element: Element | null): HTMLElement | undefined {
  if (!element || !early.contains(element)) return undefined;
  const index = [...early.querySelectorAll(element.tagName)].indexOf(element);
  const real = place.querySelectorAll<HTMLElement>(element.tagName)[index];
  const same = ['name', 'type'].every((name) => real?.getAttribute(name) === element.getAttribute(name));
  return same && real?.textContent === element.textContent ? real : undefined;
}
