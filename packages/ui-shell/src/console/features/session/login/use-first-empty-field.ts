import { type RefObject, useEffect } from 'react';

/** Focuses the first empty field of a place when it is drawn, unless another element has the focus. Touch screens are left out: the keyboard would cover half of the page. */
export function useFirstEmptyField(place: RefObject<Element | null>): void {
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!isFree || !window.matchMedia('(pointer: fine)').matches) return;
    const fields = [...(place.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, [place]);
}
