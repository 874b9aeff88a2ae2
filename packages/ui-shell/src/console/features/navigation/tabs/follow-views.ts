import { subscribe } from 'valtio/vanilla';
import { translate } from '../../../../locales/translate';
import { listText } from '../../../../locales/written/list-text';
import type { TabsStore } from '../../../../shell/tabs/create-tabs-store';
import { type Tab, titleOf } from '../../../../shell/tabs/tab';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { consoleMessages } from '../../../kernel/messages';
import { toTabEntries } from '../router/to-tab-entries';
import { parseAddress } from '../router/window-location';

/** Opens the tab of each visited page, and the fixed tabs after a sign-in. */
export function followViews(tabs: TabsStore, parts: ConsoleParts): void {
  const { navigation, session, aside, forced, i18n, ended } = parts;
  let started: unknown = null;

  const apply = () => {
    const { view, routes } = navigation.state;
    if (routes && routes !== started) {
      started = routes;
      const user = session.snapshot().user.username;
      tabs.start({
        user,
        stashed: aside.take(user, 'tabs'),
        pinned: routes.pinned.map((chain) => ({
          chain: toTabEntries(chain),
          location: parseAddress(chain.at(-1)?.path ?? '/'),
        })),
        resolve: ({ path }) => {
          const match = routes.table.match(path);
          return match ? toTabEntries(match.chain) : null;
        },
      });
      const isReachable = (tab: Tab) => routes.table.match(tab.location.path) !== undefined;
      const closed = tabs.state.list.tabs.filter((tab) => !isReachable(tab));
      tabs.drop(isReachable);
      const names = listText(
        closed.map((tab) => translate(i18n, titleOf(tab))),
        i18n.locale,
      );
      if (closed.length > 0) forced.force({ ...consoleMessages.rightsLost, values: { names } }, () => true);
    }
    if (!routes) started = null;
    if (view.kind === 'page') tabs.visit(toTabEntries(view.match.chain), view.entry);
  };

  apply();
  ended.addEventListener('abort', subscribe(navigation.state, apply, true));
}
