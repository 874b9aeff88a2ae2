'use client';

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ComponentProps, Ref } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import type { NavNode } from '../nav/nav-node';
import { layer } from '../theme/layers';
import { color, radius, space } from '../theme/tokens';
import { MenuLink } from './menu-link';
import { menuEntry } from './menu-paint';
import type { MenuRowState } from './menu-row-view';
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
    <Tooltip.Provider delayDuration={200} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <Entry
            {...shared}
            as={MenuLink}
            node={node}
            onChoose={onChoose}
            {...(state === 'active' ? { 'aria-current': 'page' } : {})}
          >
            {face}
          </Entry>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tip side="right" sideOffset={8}>
            {t(node.title)}
          </Tip>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
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

const Tip = styled(Tooltip.Content)`
  z-index: ${layer('tooltip')};
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius('medium')};
  background: ${color('tooltip')};
  color: ${color('onTooltip')};
  font-size: 12px;
  line-height: 18px;
`;
