import { createPath, type Navigator, type To } from 'react-router';
import type { WindowLocation } from '../../../kernel/ports/window-location';

export interface TabNavigatorOptions {
  history: WindowLocation;
  /** Is the tab the one in view? */
  isShown: () => boolean;
  /** Called for an ignored navigation of a hidden page. */
  onDropped: (to: string) => void;
}

/** The navigator of one tab: it moves the window only while its tab is in view, so that a hidden page's late timer cannot hijack the screen. */
export function createTabNavigator({ history, isShown, onDropped }: TabNavigatorOptions): Navigator {
  const toText = (to: To) => (typeof to === 'string' ? to : createPath(to));
  const whenShown = (to: string, move: () => void) => (isShown() ? move() : onDropped(to));

  return {
    createHref: (to) => history.href(toText(to)),
    push: (to, state) => whenShown(toText(to), () => history.push(toText(to), state)),
    replace: (to, state) => whenShown(toText(to), () => history.replace(toText(to), state)),
    go: (delta) => whenShown(`${delta} entries in the history`, () => history.go(delta)),
  };
}
