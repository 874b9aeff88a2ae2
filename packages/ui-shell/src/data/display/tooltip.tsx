import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tip } from '../../theme/floating-pieces';

/** @public */
export interface TooltipProps {
  /** A short description; the element needs a separate accessible name. */
  text: string;
  /** Preferred side. Default `top`. */
  side?: 'top' | 'bottom';
  /** A focusable element that forwards ref and handlers, such as a `Button`. */
  children: ReactElement;
}

/**
 * A short text beside a hovered or focused element. The pointer may enter it, Escape closes it. Touch does not show it,
 * so it must not contain essential information. @public
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <Tip side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Tip>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

const Tip = styled(RadixTooltip.Content)`
  ${tip}
  max-width: min(17.5rem, calc(100vw - 16px));
  overflow-wrap: anywhere;
`;
