import { createPath, type Navigator, type To } from 'react-router-dom';
import { type HashLocation, type HistoryEntry, parseAddress } from './hash-location';

export interface TabNavigatorOptions {
  history: HashLocation;
  /** Is the tab the one in view? */
  isShown: () => boolean;
  /** The tab's own location at present. */
  location: () => HistoryEntry | undefined;
  /** Moves a hidden tab within its own path, for instance a new query. */
  moveHidden: (entry: HistoryEntry) => void;
  /** Told of a navigation that a hidden page attempted and that was not followed. */
  onDropped: (to: string) => void;
}

/** The navigator of one tab: while hidden it may change its own query, but never the view (a late timer must not hijack the screen). */
export function createTabNavigator({ history, isShown, location, moveHidden, onDropped }: TabNavigatorOptions): Navigator {
  const toText = (to: To) => (typeof to === 'string' ? to : createPath(to));

  const go = (method: 'push' | 'replace', to: To, state: unknown) => {
    if (isShown()) {
      history[method](toText(to), state);
      return;
    }
    const own = location();
    const target = parseAddress(toText(to));
    if (own && target.path === own.path) moveHidden({ ...target, key: own.key, state });
    else onDropped(toText(to));
  };

  return {
    createHref: (to) => history.href(toText(to)),
    push: (to, state) => go('push', to, state),
    replace: (to, state) => go('replace', to, state),
    go: (delta) => {
      if (isShown()) history.go(delta);
      else onDropped(`history ${delta}`);
    },
  };
}
