import { useMemo } from 'react';
import type { Text } from '../../locales/define-messages';
import { usePageScope } from './page-scope';

/** The tab of a page, in the hands of the page. @public */
export interface PageTab {
  key: string;
  /** Puts another title on the tab; it lasts until the page is reloaded or its path changes. */
  retitle: (title: Text) => void;
  /** Closes the tab, after a confirmation if it has unsaved work. */
  close: () => void;
  /** Mounts the page again, after a confirmation if it has unsaved work. */
  reload: () => void;
  /** Marks the page as having unsaved work; the mark stays while the page is hidden. */
  markUnsaved: (unsaved: boolean) => void;
}

/** The tab of the page around; the object is stable. Throws outside of `<CachedPages>`. @public */
export function useTab(): PageTab {
  const { key, actions } = usePageScope('useTab');
  return useMemo(
    () => ({
      key,
      retitle: (title) => actions.retitle(key, title),
      close: () => void actions.close(key),
      reload: () => void actions.reload(key),
      markUnsaved: (unsaved) => actions.markUnsaved(key, unsaved),
    }),
    [key, actions],
  );
}
