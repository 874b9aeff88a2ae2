import type { PointerEvent } from 'react';

/**
 * Gives an element that cuts its text, or that of a part, with an ellipsis the full text as its title, at the moment the pointer comes over it. On a table
 * this is the cell under the pointer.
 */
export function revealFullText({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  const box = (target as Element).closest<HTMLElement>('td, th') ?? currentTarget;
  const isLong = (each: Element) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1;
  const isCut = (each: Element) => getComputedStyle(each).textOverflow === 'ellipsis' && isLong(each);
  if (isLong(box) || [...box.querySelectorAll('*')].some(isCut)) box.title = box.textContent ?? '';
  else box.removeAttribute('title');
}
