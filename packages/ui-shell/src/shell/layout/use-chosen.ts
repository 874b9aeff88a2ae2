import { useState } from 'react';
import type { NavNode } from '../../nav/nav-node';

/** Chooses a section by itself: that of the page, until the reader has another shown; none for a page that is in no section of the menu. */
export function useChosen(nodes: readonly NavNode[], active: readonly string[]) {
  const [shown, setShown] = useState<{ path: string; active: readonly string[] }>();
  const marked = shown?.active === active ? shown.path : active[0];
  return {
    entry: nodes.find((node) => node.path === marked),
    /** Path of the entry to highlight. */
    marked,
    /** Shows what is below another entry without leaving the page, until the next page comes. */
    show: (path: string) => setShown({ path, active }),
  };
}
