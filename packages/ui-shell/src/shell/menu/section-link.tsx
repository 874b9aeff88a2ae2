import type { ReactNode } from 'react';
import styled from 'styled-components';
import { firstReachable } from '../../nav/active-entry';
import type { NavNode } from '../../nav/nav-node';
import { MenuLink } from './menu-link';

interface SectionLinkProps {
  /** A top-level entry. */
  node: NavNode;
  /** Before its first page is opened. */
  onChoose?: (() => void) | undefined;
  /** Shows the children of an entry with only outside addresses. Default: opens its first address. */
  onShow?: ((path: string) => void) | undefined;
  /** Path of the chosen entry. */
  active: string | undefined;
  /** Path of the entry that the Tab key reaches. */
  tabStop: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A top-level entry in a bar of sections: a link to its first page, or a button if it has only outside addresses. */
export function SectionLink({ node, onChoose, onShow, active, tabStop, ...rest }: SectionLinkProps) {
  const target = firstReachable(node);
  const isActive = node.path === active;
  const shared = {
    ...rest,
    'data-path': node.path,
    'data-state': isActive ? 'active' : 'rest',
    'aria-current': isActive ? ('true' as const) : undefined,
    tabIndex: node.path === tabStop ? 0 : -1,
  };
  if (onShow && target.external && target !== node)
    return <PlainButton type="button" {...shared} onClick={() => onShow(node.path)} />;
  return <MenuLink node={target} onChoose={onChoose} {...shared} />;
}

/** A button with the size and look of the link. */
const PlainButton = styled.button`
  width: 100%;
  padding-block: 0;
`;
