'use client';

import type { ComponentProps, Ref } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import type { NavNode } from '../nav/nav-node';
import { color } from '../theme/tokens';
import { menuEntry } from './menu.styles';
import { MenuLink } from './menu-link';
import type { MenuRowState } from './menu-row-view';
import { useEntryTip } from './use-entry-tip';
import type { Flyouts } from './use-flyouts';

export interface RailEntryProps extends Omit<ComponentProps<'button'>, 'ref'> {
  node: NavNode;
  state: MenuRowState;
  flyouts: Flyouts;
  isTabStop: boolean;
  onChoose?: () => void;
  ref?: Ref<HTMLElement>;
}

/** One icon of the folded menu: a link with its title as a tooltip, or the button of a group's flyout. */
export function RailEntry({ node, state, flyouts, isTabStop, onChoose, ref, ...rest }: RailEntryProps) {
  const t = useText();
  const tip = useEntryTip();
  const shared = { 'data-path': node.path, 'data-state': state, tabIndex: isTabStop ? 0 : -1 };
  const face = (
    <>
      <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
      <VisuallyHidden>{t(node.title)}</VisuallyHidden>
    </>
  );
  if (node.children.length > 0) {
    const isOpen = flyouts.open?.path === node.path;
    return (
      <Entry
        {...rest}
        {...shared}
        ref={ref as Ref<HTMLButtonElement>}
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={(event) => flyouts.enter(event, node.path)}
        onPointerLeave={flyouts.leave}
        onClick={() => (isOpen && flyouts.open?.pinned ? flyouts.close() : flyouts.show(node.path))}
      >
        {face}
      </Entry>
    );
  }
  return (
    <>
      <Entry
        {...shared}
        {...tip.entryProps}
        as={MenuLink}
        node={node}
        onChoose={onChoose}
        {...(state === 'active' ? { 'aria-current': 'page' } : {})}
      >
        {face}
      </Entry>
      {tip.Tip && <tip.Tip {...tip.tipProps} words={t(node.title)} />}
    </>
  );
}

const Entry = styled.button`
  ${menuEntry}
  justify-content: center;
  width: 64px;
  height: 50px;
  padding: 0;

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }
`;
