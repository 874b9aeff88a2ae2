import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { openWhileComposing } from '../../lib/is-composing-key';
import { PopoverRoot } from '../../lib/popover-root';
import { orTouch } from '../../theme/density';
import { floating } from '../../theme/pieces';
import { color, disabledLook, flexFill, flexRow, mutedCaption, radius, space } from '../../theme/tokens';

export interface ListPanelProps {
  open: boolean;
  onClose: () => void;
  /** The box below which the panel opens. */
  anchor: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A panel below the box of a control, with its width; the focus stays in the box, and Escape closes only the panel. */
export function ListPanel({ open, onClose, anchor, children }: ListPanelProps) {
  return (
    <PopoverRoot open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLDivElement>} />
      <ListBox
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        // A press on the panel must not blur the box.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </ListBox>
    </PopoverRoot>
  );
}

/** The look of a panel below a box. */
export const ListBox = styled(Popover.Content).attrs(openWhileComposing)`
  ${floating}
  display: flex;
  flex-direction: column;
  width: var(--radix-popover-trigger-width);
  min-width: 12.5rem;
  max-width: calc(100vw - 16px);
  max-height: min(320px, var(--radix-popover-content-available-height));
  overflow: hidden;
  outline: 0;
  background: ${color('surface')};
  font-weight: 400;
`;

/** A list with keyboard selection. */
export const OptionList = styled.ul`
  padding: ${space(1)};
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:empty {
    padding: 0;
  }
`;

/** One option: `data-state` marks the choice, `data-highlighted` the keyboard position. */
export const OptionRow = styled.li`
  ${flexRow(2)}
  min-height: ${orTouch('32px', 'choice')};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('medium')};
  line-height: 1.5;
  cursor: pointer;

  &[data-highlighted] {
    background: ${color('surfaceHover')};
    box-shadow: inset 2px 0 0 ${color('focus')};
  }

  &[data-state='chosen'] {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  &[aria-disabled='true'] {
    ${disabledLook()}
  }

  > span {
    ${flexFill}
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    ${mutedCaption()}
    font-weight: 400;
  }
`;

/** A message instead of the list, with an action. */
export const PanelNote = styled.div`
  ${flexRow(2)}
  justify-content: space-between;
  padding: ${space(3)};
  color: ${color('textMuted')};

  &:empty {
    display: none;
  }
`;
