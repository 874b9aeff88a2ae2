'use client';

import { useState } from 'react';
import type { NavNode } from '../nav/nav-node';

/**
 * The top-level entry whose children a side bar shows, and a way to show another's without leaving the page, until the next page comes. By itself:
 * that of the page; for a page that is not in the menu the one before, else the first.
 */
export function useChosen(
  nodes: readonly NavNode[],
  active: readonly string[],
): [chosen: NavNode | undefined, show: (path: string) => void] {
  const [last, setLast] = useState<string>();
  const [shown, setShown] = useState<{ path: string; active: readonly string[] }>();
  const present = active[0];
  if (present !== undefined && present !== last) setLast(present);
  const path = shown?.active === active ? shown.path : (present ?? last);
  return [nodes.find((node) => node.path === path) ?? nodes[0], (next) => setShown({ path: next, active })];
}
