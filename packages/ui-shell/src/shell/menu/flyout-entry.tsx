import type { HTMLAttributes, Ref } from 'react';
import type { NavNode } from '../../nav/nav-node';
import { MenuLink } from './menu-link';
import type { MenuRowState } from './menu-row-view';
import type { Flyouts } from './use-flyouts';

export interface FlyoutEntryProps extends HTMLAttributes<HTMLElement> {
  node: NavNode;
  state: MenuRowState;
  flyouts: Flyouts;
  isTabStop: boolean;
  onChoose?: () => void;
  ref?: Ref<HTMLElement>;
}

/** An unstyled entry of a row or rail: a link, or the button of a group's flyout. */
export function FlyoutEntry({ node, state, flyouts, isTabStop, onChoose, ref, ...rest }: FlyoutEntryProps) {
  const shared = { ...rest, 'data-path': node.path, 'data-state': state, tabIndex: isTabStop ? 0 : -1 };
  if (node.children.length === 0)
    return (
      <MenuLink
        {...shared}
        ref={ref as Ref<HTMLAnchorElement>}
        node={node}
        onChoose={onChoose}
        aria-current={state === 'active' ? 'page' : undefined}
      />
    );
  const isOpen = flyouts.open?.path === node.path;
  return (
    <button
      {...shared}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      aria-expanded={isOpen}
      onPointerEnter={(event) => flyouts.enter(event, node.path)}
      onPointerLeave={flyouts.leave}
      onClick={() => (isOpen && flyouts.open?.pinned ? flyouts.close() : flyouts.show(node.path))}
    />
  );
}
