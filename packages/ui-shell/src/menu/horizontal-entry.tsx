'use client';

import { ChevronDown, Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import { color, size, space } from '../theme/tokens';
import { menuEntry } from './menu.styles';
import { MenuLink } from './menu-link';
import { MenuMarks } from './menu-marks';
import type { RailEntryProps } from './rail-entry';

/** One entry of the horizontal menu: a link, or the button of a group's flyout. */
export function HorizontalEntry({ node, state, flyouts, isTabStop, onChoose, ref, ...rest }: RailEntryProps) {
  const t = useText();
  const shared = { 'data-path': node.path, 'data-state': state, tabIndex: isTabStop ? 0 : -1 };
  const face = (
    <>
      {node.icon === 'more' ? (
        <Ellipsis aria-hidden width={18} height={18} strokeWidth={1.75} />
      ) : (
        <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
      )}
      {t(node.title)}
      <MenuMarks node={node} />
    </>
  );
  if (node.children.length === 0)
    return (
      <Entry
        {...shared}
        as={MenuLink}
        node={node}
        onChoose={onChoose}
        {...(state === 'active' ? { 'aria-current': 'page' } : {})}
      >
        {face}
      </Entry>
    );
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
      <ChevronDown aria-hidden width={14} height={14} strokeWidth={2} opacity={0.7} />
    </Entry>
  );
}

const Entry = styled.button`
  ${menuEntry}
  gap: ${space(2)};
  width: auto;
  height: ${size('header')};
  padding: 0 ${space(4)};
  white-space: nowrap;

  &::before {
    inset: 9px ${space(0.5)};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }
`;
