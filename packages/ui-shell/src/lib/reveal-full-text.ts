import type { PointerEvent } from 'react';

/** Gives an element that cuts its text with an ellipsis the full text as its title, at the moment the pointer comes over it. */
export function revealFullText({ currentTarget }: PointerEvent<HTMLElement>): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = currentTarget;
  const cut = scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
  if (cut) currentTarget.title = currentTarget.textContent ?? '';
  else currentTarget.removeAttribute('title');
}
