/** Runs at once, or after the pointer is released: a message that shifts the page must not move a button during a click. */
export function whenReleased(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const done = () => {
    for (const name of ends) window.removeEventListener(name, done, true);
    // The click fires after the pointer is released.
    setTimeout(run);
  };
  for (const name of ends) window.addEventListener(name, done, true);
}

const ends = ['pointerup', 'pointercancel', 'dragend', 'blur'] as const;
