import * as Tooltip from '@radix-ui/react-tooltip';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { StandIn } from '../../lib/menu-root';
import { tip } from '../../theme/floating-pieces';

export interface EntryTipProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the pointer enters the tip; `onLeave` when it leaves. */
  onEnter: () => void;
  onLeave: () => void;
  words: string;
}

/** The tooltip of an entry in the folded menu. The pointer may enter it, Escape closes it. */
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
