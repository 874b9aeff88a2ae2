'use client';

import { useState } from 'react';
import type { NavNode } from '../nav/nav-node';

/** The top-level entry whose children a side bar shows: that of the page; for a page that is not in the menu the one before, else the first. */
export function useChosen(nodes: readonly NavNode[], active: readonly string[]): NavNode | undefined {
  const [last, setLast] = useState<string>();
  const present = active[0];
  if (present !== undefined && present !== last) setLast(present);
  return nodes.find(({ path }) => path === (present ?? last)) ?? nodes[0];
}
