import { createContext, use } from 'react';
import type { UnsavedMarks } from '../../lib/unsaved-marks';
import type { Text } from '../../locales/define-messages';

/** The tab actions of a page; a `TabsStore` implements them. @public */
export interface PageActions {
  retitle: (key: string, title: Text) => void;
  close: (key: string) => unknown;
  reload: (key: string) => unknown;
  markUnsaved: (key: string, unsaved: boolean) => void;
  /** Subscribes to the keys of pages whose unsaved work the user discards; returns the unsubscribe function. */
  onDiscard?: (listener: (key: string) => void) => () => void;
}

/** Whether a page is shown and how often it was shown; written in the layout phase, so that effects of the page read the new values. */
export interface PageLife {
  visible: boolean;
  shows: number;
  /** The parts of the page with unsaved work; the first part creates the set. */
  marks?: UnsavedMarks;
}

/** The scope of a cached page. */
export interface PageScope {
  readonly key: string;
  readonly actions: PageActions;
  /** The same object for as long as the page is mounted. */
  readonly life: PageLife;
}

/** Actions without effect, for pages without tabs. */
export const noPageActions: PageActions = {
  retitle: () => {},
  close: () => {},
  reload: () => {},
  markUnsaved: () => {},
};

export const PageScopeContext = createContext<PageScope | null>(null);

/** The scope of the page around; throws a sentence that names the missing parent. */
export function usePageScope(hook: string): PageScope {
  const scope = use(PageScopeContext);
  if (!scope)
    throw new Error(`${hook}() works inside a page of <CachedPages> only. Render the component as part of a page.`);
  return scope;
}
