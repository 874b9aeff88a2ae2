/** Runs at once, or after the pointer is released: a message that moves the page must not take a button away from under it, which loses the click. */
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
