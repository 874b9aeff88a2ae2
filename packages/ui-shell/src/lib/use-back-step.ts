import { createContext, use, useEffectEvent, useLayoutEffect } from 'react';

/** Registers a step that Back closes before it leaves the page; returns a function that removes it. `ofPage`: hidden together with its page. */
export type AddBackStep = (close: () => void, ofPage?: boolean) => () => void;

/** The history of the window, if it supports back steps. */
export const BackStepContext = createContext<AddBackStep | null>(null);

/** While `open` is true, Back closes it and stays on the page, on touch screens below 992 px; does nothing outside of a console. @beta */
export function useBackStep(open: boolean, close: () => void): void {
  const add = use(BackStepContext);
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => (open && add ? add(() => closeNow()) : undefined), [open, add]);
}
