/**
 * Runs at once, or when the pointer that is down right now goes up: what a press on a button does to the page (a message that moves everything down)
 * must not take the button away from under the pointer, which would lose the click.
 */
export function whenReleased(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const done = () => {
    for (const name of ends) window.removeEventListener(name, done, true);
    // The click comes after the pointer has gone up.
    setTimeout(run);
  };
  for (const name of ends) window.addEventListener(name, done, true);
}

const ends = ['pointerup', 'pointercancel', 'dragend', 'blur'] as const;
