import { type ComponentType, createContext, type PropsWithChildren } from 'react';

/** A component around what a console draws. @public */
export type Wrap = ComponentType<PropsWithChildren>;

/** What the app draws around each page; null where it draws nothing. */
export const PageWrapContext = createContext<Wrap | null>(null);
