import { type RefObject, useLayoutEffect } from 'react';
import { takeOverEarlyLogin } from '../../start/early-login/take-over-early-login';
import { tellStarted } from '../../start/start-events';

/** Ends the start as soon as what stands beside it is drawn: the watch over it, and the early login form; `place` is where the real form is, if this view has one. */
export function TakeOver({ place }: { place?: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    tellStarted();
    takeOverEarlyLogin(place?.current ?? null);
  }, [place]);
  return null;
}
