'use client';

import type { ReactNode } from 'react';
import { firstReachable } from '../nav/active-entry';
import type { NavNode } from '../nav/nav-node';
import { MenuLink } from './menu-link';

interface SectionLinkProps {
  /** A top-level entry. */
  node: NavNode;
  /** Before its first page is opened. */
  onChoose?: (() => void) | undefined;
  /** Shows what is below an entry that has no page in this window, only outside addresses. Default: its first address is opened. */
  onShow?: ((path: string) => void) | undefined;
  className?: string;
  tabIndex: number;
  'aria-current': 'true' | undefined;
  children: ReactNode;
}

/** A top-level entry in a bar of sections: a link to its first page, or a button where there is nothing to go to but outside. */
export function SectionLink({ node, onChoose, onShow, ...rest }: SectionLinkProps) {
  const target = firstReachable(node);
  if (onShow && target.external && target !== node)
    return <button type="button" {...rest} onClick={() => onShow(node.path)} />;
  return <MenuLink node={target} onChoose={onChoose} {...rest} />;
}
