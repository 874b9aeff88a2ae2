import { type ComponentType, createContext, type PropsWithChildren } from 'react';

/** A component that wraps a console's content. @public */
export type Wrap = ComponentType<PropsWithChildren>;

/** The app's wrapper of each page, or null. */
export const PageWrapContext = createContext<Wrap | null>(null);
