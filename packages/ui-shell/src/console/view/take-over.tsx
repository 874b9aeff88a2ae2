import { type RefObject, useLayoutEffect } from 'react';
import { takeOverEarlyLogin } from '../../start/early-login/take-over-early-login';
import { reportStarted } from '../../start/start-events';

/** Ends the start watch and the early login form once the real content is rendered; `place` is the real form, if this view has one. */
export function TakeOver({ place }: { place?: RefObject<Element | null> }) {
  useLayoutEffect(() => {
    reportStarted();
    takeOverEarlyLogin(place?.current ?? null);
  }, [place]);
  return null;
}
