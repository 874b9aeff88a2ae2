import * as Popover from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { PopoverRoot } from '../../lib/popover-root';
import type { NavNode } from '../../nav/nav-node';
import { rising } from '../../theme/floating-pieces';
import { layer } from '../../theme/layers';
import { quietMenuSurface } from '../../theme/surfaces';
import { color, radius, shadow } from '../../theme/tokens';
import { FloatPanel } from './float-panel';
import { FlyoutMenu } from './flyout-menu';
import type { Flyouts } from './use-flyouts';

export interface FlyoutPanelProps {
  node: NavNode;
  /** Paths to highlight, outermost first. */
  active: readonly string[];
  flyouts: Flyouts;
  side: 'right' | 'bottom';
  /** Layout of the child entries: a tree, or a grid with two columns. Default `tree`. */
  look?: 'tree' | 'wide' | undefined;
  anchor: RefObject<HTMLElement | null>;
}

/** The floating panel of a flyout. */
export function FlyoutPanel({ node, active, flyouts, side, look, anchor }: FlyoutPanelProps) {
  const { path } = node;
  const Entries = look === 'wide' ? FloatPanel : FlyoutMenu;
  const isOpen = flyouts.open?.path === path;
  const pinned = isOpen && flyouts.open?.pinned === true;
  const goBack = () => anchor.current?.focus({ preventScroll: true });
  return (
    <PopoverRoot open={isOpen} onOpenChange={(next) => (next ? flyouts.show(path) : flyouts.close())}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Panel
          role="group"
          side={side === 'right' && globalThis.document?.documentElement.dir === 'rtl' ? 'left' : side}
          align="start"
          sideOffset={side === 'right' ? 8 : 4}
          collisionPadding={8}
          onPointerEnter={flyouts.stay}
          onPointerLeave={flyouts.leave}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (pinned) focusFirst(event.currentTarget as HTMLElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The focused element was removed with the panel, so the focus returns to the entry.
            if (document.activeElement === document.body) goBack();
          }}
          onEscapeKeyDown={goBack}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <Entries node={node} active={active} onChoose={flyouts.handleChoose} onLeave={() => flyouts.goBack(path)} />
        </Panel>
      </Popover.Portal>
    </PopoverRoot>
  );
}

const focusFirst = (panel: HTMLElement) => {
  const entries = panel.querySelectorAll<HTMLElement>('[data-path]');
  const stop = [...entries].find((entry) => entry.tabIndex === 0) ?? entries[0];
  stop?.focus();
};

const Panel = styled(Popover.Content)`
  ${quietMenuSurface}
  z-index: ${layer('popover')};
  display: flex;
  flex-direction: column;
  min-width: 12.5rem;
  max-width: min(26.25rem, 94vw);
  /* Beyond 18 entries of 40 px the panel scrolls. */
  max-height: min(736px, var(--radix-popover-content-available-height));
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  outline: none;
  ${rising}
`;
