import { useState } from 'react';
import { useSteady } from '../../lib/use-steady';
import type { NavNode } from '../../nav/nav-node';

/** Chooses a section by itself: that of the page, until the reader has another shown; none for a page that is in no section of the menu. */
export function useChosen(nodes: readonly NavNode[], active: readonly string[], address: string) {
  const [shown, setShown] = useState<{ path: string; address: string }>();
  const marked = shown?.address === address ? shown.path : active[0];
  return {
    entry: nodes.find((node) => node.path === marked),
    /** Path of the entry to highlight. */
    marked,
    /** Shows what is below another entry without leaving the page, until the next page comes. */
    show: useSteady((path: string) => setShown({ path, address })),
  };
}
