import { type RefObject, useLayoutEffect } from 'react';
import { takeOverEarlyLogin } from '../../early-login/take-over-early-login';

/** Ends the early login form as soon as what stands beside it is drawn; `place` is where the real form is, if this view has one. */
export function TakeOver({ place }: { place?: RefObject<Element | null> }) {
  useLayoutEffect(() => takeOverEarlyLogin(place?.current ?? null), [place]);
  return null;
}
