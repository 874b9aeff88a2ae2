import type { PointerEvent } from 'react';

/** Sets the full text as the title of an element with an ellipsis when the pointer enters it; on a table, of the cell below the pointer. */
export function revealFullText({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  const box = (target as Element).closest<HTMLElement>('td, th') ?? currentTarget;
  const isLong = (each: Element) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1;
  const isCut = (each: Element) => getComputedStyle(each).textOverflow === 'ellipsis' && isLong(each);
  if (isLong(box) || [...box.querySelectorAll('*')].some(isCut)) box.title = box.textContent ?? '';
  else box.removeAttribute('title');
}
