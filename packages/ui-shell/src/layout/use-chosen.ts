import { useState } from 'react';
import type { NavNode } from '../nav/nav-node';

/** Chooses a section by itself: that of the page; for a page that is not in the menu the one before, else the first. */
export function useChosen(nodes: readonly NavNode[], active: readonly string[]) {
  const [last, setLast] = useState<string>();
  const [shown, setShown] = useState<{ path: string; active: readonly string[] }>();
  const present = active[0];
  if (present !== undefined && present !== last) setLast(present);
  const marked = shown?.active === active ? shown.path : present;
  return {
    entry: nodes.find((node) => node.path === (marked ?? last)) ?? nodes[0],
    /** Path of the entry to highlight; none while a page is shown that is in no section of the menu. */
    marked,
    /** Shows what is below another entry without leaving the page, until the next page comes. */
    show: (path: string) => setShown({ path, active }),
  };
}
