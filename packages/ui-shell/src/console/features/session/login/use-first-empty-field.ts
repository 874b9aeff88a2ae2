import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the first empty field of a place when that is drawn, unless something has it already. Not on a touch screen, whose keyboard would
 * cover half of the page unasked.
 */
export function useFirstEmptyField(place: RefObject<Element | null>): void {
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!isFree || !window.matchMedia('(pointer: fine)').matches) return;
    const fields = [...(place.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true });
  }, [place]);
}
