import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tip } from '../../theme/floating-pieces';

/** @public */
export interface TooltipProps {
  /** A few words that explain the element further: its name must be its own. */
  text: string;
  /** Where it stands, if there is room. Default `top`. */
  side?: 'top' | 'bottom';
  /** One element that takes the focus and passes ref and handlers on, such as a `Button`. */
  children: ReactElement;
}

/** A few words beside an element under the pointer or with the keyboard's focus. The pointer may go onto it, Escape takes it away; a touch shows nothing, so nothing may stand in it alone. @public */
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
