import { subscribe } from 'valtio/vanilla';
import type { Entrance, Places } from '../../kernel/console-parts';
import { toTabEntries } from '../router/to-tab-entries';
import { parseAddress } from '../router/window-location';

/** Opens the tab of each page that the navigation arrives at, and the fixed tabs of a user who comes in. Returns what ends it. */
export function followViews({ navigation, tabs, session, aside }: Places & Entrance): () => void {
  let started: unknown = null;

  const apply = () => {
    const { view, routes } = navigation.state;
    if (routes && routes !== started) {
      started = routes;
      const user = session.snapshot().user.username;
      tabs.start({
        user,
        aside: aside.take(user, 'tabs'),
        pinned: routes.pinned.map((chain) => ({
          chain: toTabEntries(chain),
          location: parseAddress(chain.at(-1)?.path ?? '/'),
        })),
        resolve: ({ path }) => {
          const match = routes.table.match(path);
          return match ? toTabEntries(match.chain) : null;
        },
      });
      tabs.drop((tab) => routes.table.match(tab.location.path) !== undefined);
    }
    if (!routes) started = null;
    if (view.kind === 'page') tabs.visit(toTabEntries(view.match.chain), view.entry);
  };

  apply();
  return subscribe(navigation.state, apply, true);
}
