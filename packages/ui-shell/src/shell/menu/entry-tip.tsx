import * as Tooltip from '@radix-ui/react-tooltip';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { StandIn } from '../../lib/menu-root';
import { tip } from '../../theme/floating-pieces';

export interface EntryTipProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pointer goes onto the tip, and off it. */
  onEnter: () => void;
  onLeave: () => void;
  words: string;
}

/** The name of an entry of the folded menu, beside it. The pointer may go onto it, Escape takes it away. */
export function EntryTip({ anchor, open, onOpenChange, onEnter, onLeave, words }: EntryTipProps) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root open={open} onOpenChange={onOpenChange}>
        <Tooltip.Trigger asChild>
          <StandIn anchor={anchor} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tip side="right" sideOffset={8} onPointerEnter={onEnter} onPointerLeave={onLeave}>
            {words}
          </Tip>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

const Tip = styled(Tooltip.Content)`
  ${tip}
`;
