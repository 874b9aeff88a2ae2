import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { openWhileComposing } from '../../lib/is-composing-key';
import { PopoverRoot } from '../../lib/popover-root';
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
  /** Id of the field's label. */
  labelledBy: string;
  children: ReactNode;
}

/** The button at the end of a date field and its calendar, which takes the focus and returns it on close. */
export function CalendarButton({ open, onOpenChange, anchor, labelledBy, children }: CalendarButtonProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const goesOn = useRef(false);
  return (
    <PopoverRoot open={open} onOpenChange={onOpenChange}>
      {/* No Popover.Trigger, and an anchor only while open: both would recreate the button whenever its page is shown again. */}
      {open && <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />}
      <BoxButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t(dateMessages.calendar)}
        title={t(dateMessages.calendar)}
        onClick={() => onOpenChange(!open)}
      >
        <CalendarDays aria-hidden size={16} />
      </BoxButton>
      <Panel
        align="start"
        sideOffset={4}
        collisionPadding={8}
        aria-labelledby={labelledBy}
        onInteractOutside={(event) => {
          goesOn.current = !button.current?.contains(event.target as Node);
          // A press on the button closes the calendar by its click.
          if (!goesOn.current) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!goesOn.current) button.current?.focus();
          goesOn.current = false;
        }}
      >
        {children}
      </Panel>
    </PopoverRoot>
  );
}

const Panel = styled(Popover.Content).attrs(openWhileComposing)`
  ${floating}
  max-width: calc(100vw - 16px);
  overscroll-behavior: contain;
  outline: 0;
  background: ${color('surface')};
`;
