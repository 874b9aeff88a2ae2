import * as RadixPopover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { openWhileComposing } from '../../lib/is-composing-key';
import { PopoverRoot } from '../../lib/popover-root';
import { floating } from '../../theme/pieces';
import { size, space } from '../../theme/tokens';

/** @public */
export interface PopoverProps {
  /** The button that opens it; it passes ref and handlers on, as `Button` does. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Whether it is open, if controlled. Default: the button controls it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Which end of the button it begins at. Default `start`. */
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A panel that a button opens. The focus moves into it and returns to the button; Escape and a press outside close it. @public */
export function Popover({ trigger, label, align = 'start', children, ...state }: PopoverProps) {
  return (
    <PopoverRoot {...state}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <Panel align={align} sideOffset={6} collisionPadding={12} aria-label={label}>
        {children}
      </Panel>
    </PopoverRoot>
  );
}

const Panel = styled(RadixPopover.Content).attrs(openWhileComposing)`
  ${floating}
  width: max-content;
  max-width: min(${size('popover')}, calc(100vw - 24px));
  padding: ${space(4)};
  overflow-wrap: anywhere;
  line-height: 1.6;
`;
