import { createContext, type RefObject, use } from 'react';

const AppContainerContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Provides the scroller to the content of the layout. */
export const AppContainerProvider = AppContainerContext.Provider;

/**
 * The element that scrolls the pages: back-to-top, restored positions and floating parts aim at it. Outside a `ShellLayout` it is a ref that stays
 * empty.
 */
export function useAppContainer(): RefObject<HTMLElement | null> {
  return use(AppContainerContext) ?? nowhere;
}

const nowhere: RefObject<HTMLElement | null> = Object.freeze({ current: null });
