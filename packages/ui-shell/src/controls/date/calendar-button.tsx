import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { floating } from '../../theme/pieces';
import { color } from '../../theme/tokens';
import { BoxButton } from '../basic/box-button';
import { dateMessages } from './messages';

export interface CalendarButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The box below which the calendar opens. */
  anchor: RefObject<HTMLDivElement | null>;
  disabled?: boolean | undefined;
  /** Id of the field's label. */
  labelledBy: string;
  children: ReactNode;
}

/** The button at the end of a date's box and the calendar that it opens; the focus goes in and comes back. */
export function CalendarButton({ open, onOpenChange, anchor, disabled, labelledBy, children }: CalendarButtonProps) {
  const t = useText();
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
      <Popover.Trigger asChild>
        <BoxButton
          type="button"
          disabled={disabled}
          aria-label={t(dateMessages.calendar)}
          title={t(dateMessages.calendar)}
        >
          <CalendarDays aria-hidden size={16} />
        </BoxButton>
      </Popover.Trigger>
      <Panel align="start" sideOffset={4} collisionPadding={8} aria-labelledby={labelledBy}>
        {children}
      </Panel>
    </Popover.Root>
  );
}

const Panel = styled(Popover.Content)`
  ${floating}
  box-sizing: border-box;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
  overscroll-behavior: contain;
  outline: 0;
  background: ${color('surface')};
`;
