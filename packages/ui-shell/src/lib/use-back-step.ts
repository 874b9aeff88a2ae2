import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/** Registers what Back closes before it leaves the page; returns what takes it out again. `ofPage`: it belongs to a page and is hidden with it. */
export type AddBackStep = (close: () => void, ofPage?: boolean) => () => void;

/** The history of the window, if it supports back steps. */
export const BackStepContext = createContext<AddBackStep | null>(null);

/** While `open` holds, Back closes it and stays on the page, on touch screens below 992 px; outside of a console it does nothing. @beta */
export function useBackStep(open: boolean, close: () => void): void {
  const add = use(BackStepContext);
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (open && add ? add(() => closeNow()) : undefined), [open, add]);
}
