import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useText } from '../../locales/use-text';
import { titleOf } from '../../shell/tabs/tab';
import { findTab } from '../../shell/tabs/tabs-state';
import { useTabs } from '../../shell/tabs/use-tabs';
import { useConsole } from '../kernel/console-context';
import { documentTitle } from './document-title-text';
import { useNavigationState } from './use-navigation-state';

/** Sets the document's title for the current page and language; a page's own tab title wins over its route's. */
export function DocumentTitle() {
  const t = useText();
  const { config, tabsState, theme, guest } = useConsole();
  const brand = useSnapshot(theme.settings);
  const { view } = useNavigationState();
  const { list } = useTabs({ state: tabsState });
  const tab = view.kind === 'page' && list.active !== null ? findTab(list, list.active) : undefined;
  const page = tab ? titleOf(tab) : view.kind === 'standalone' ? view.title : undefined;
  const title = documentTitle({
    page: t(page ?? brand.title),
    subTitle: t(brand.subTitle),
    separator: config.titleSeparator,
    reverse: config.titleReverse,
  });
  useEffect(() => {
    if (!guest.isGuest) document.title = title;
  }, [title, guest]);
  return null;
}
