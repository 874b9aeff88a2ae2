import { type RefObject, useLayoutEffect } from 'react';
import { takeOverEarlyLogin } from '../../start/early-login/take-over-early-login';
import { tellStarted } from '../../start/start-events';

/** Ends the start watch and the early login form once the real content is rendered; `place` is the real form, if this view has one. */
export function TakeOver({ place }: { place?: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    tellStarted();
    takeOverEarlyLogin(place?.current ?? null);
  }, [place]);
  return null;
}
