import { useState } from 'react';
import { useSteady } from '../../lib/use-steady';
import type { NavNode } from '../../nav/nav-node';

/** The section to show: the page's section, or the user's choice until the next page; undefined for a page outside of the menu. */
export function useChosen(nodes: readonly NavNode[], active: readonly string[], address: string) {
  const [shown, setShown] = useState<{ path: string; address: string }>();
  const marked = shown?.address === address ? shown.path : active[0];
  return {
    entry: nodes.find((node) => node.path === marked),
    /** Path of the entry to highlight. */
    marked,
    /** Shows another section without leaving the page, until the next navigation. */
    show: useSteady((path: string) => setShown({ path, address })),
  };
}
