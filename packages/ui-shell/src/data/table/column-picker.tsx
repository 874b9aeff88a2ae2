import * as Popover from '@radix-ui/react-popover';
import { GripVertical, Pin, Settings2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { ChoiceMark } from '../../controls/basic/choice-box';
import { PopoverRoot } from '../../lib/popover-root';
import { VisuallyHidden } from '../../lib/visually-hidden';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { iconButton } from '../../theme/pieces';
import { color, flexFill, flexRow, mutedCaption, radius, space, square } from '../../theme/tokens';
import { type ColumnChoice, moveColumn, pinColumn, toggleColumn } from './column-choice';
import { tableMessages } from './messages';
import { PanelButton, ToolPanel } from './tool-panel.styles';

/** @public */
export interface ColumnPickerProps {
  columns: readonly { id: string; title: Text }[];
  value: ColumnChoice;
  onChange: (value: ColumnChoice) => void;
  /** Resets the columns. Default: no Reset button. */
  onReset?: (() => void) | undefined;
}

const rowHeight = 40;

/**
 * A button that opens the list of a table's columns: checkboxes show and hide, pins pin, handles reorder, also with arrow keys. It opens in
 * place, in full screen too. @public
 */
export function ColumnPicker({ columns, value, onChange, onReset }: ColumnPickerProps) {
  const t = useText();
  const [announcement, setAnnouncement] = useState('');
  const drag = useRef<{ id: string; y: number; place: number } | null>(null);
  const titles = new Map(columns.map(({ id, title }) => [id, title]));

  const move = (id: string, place: number) => {
    const next = moveColumn(value, id, place);
    if (next === value) return;
    onChange(next);
    setAnnouncement(
      t(tableMessages.columnMoved, { title: t(titles.get(id) ?? id), position: next.order.indexOf(id) + 1 }),
    );
  };
  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(id, value.order.indexOf(id) + step);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>, id: string) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id, y: event.clientY, place: value.order.indexOf(id) };
  };
  const handlePointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (held) move(held.id, held.place + Math.round((event.clientY - held.y) / rowHeight));
  };
  const handlePointerEnd = () => {
    drag.current = null;
  };

  return (
    <PopoverRoot>
      <Popover.Trigger asChild>
        <PanelButton data-icon="" title={t(tableMessages.columns)} icon={<Settings2 aria-hidden size={16} />}>
          {t(tableMessages.columns)}
        </PanelButton>
      </Popover.Trigger>
      <ToolPanel align="end" sideOffset={6} collisionPadding={12} aria-label={t(tableMessages.columns)}>
        <Hint>{t(tableMessages.columnsHint)}</Hint>
        <List>
          {value.order.map((id) => {
            const title = t(titles.get(id) ?? id);
            return (
              <li key={id}>
                {/* biome-ignore lint/a11y/noLabelWithoutControl: ChoiceMark is the checkbox */}
                <label>
                  <ChoiceMark
                    type="checkbox"
                    checked={!value.hidden.includes(id)}
                    onChange={() => onChange(toggleColumn(value, id))}
                  />
                  {title}
                </label>
                <PinButton
                  type="button"
                  aria-label={t(tableMessages.pinColumn, { title })}
                  title={t(tableMessages.pinColumn, { title })}
                  aria-pressed={value.pinned?.includes(id) ?? false}
                  onClick={() => onChange(pinColumn(value, id))}
                >
                  <Pin aria-hidden size={14} />
                </PinButton>
                <Handle
                  type="button"
                  aria-label={t(tableMessages.moveColumn, { title })}
                  onKeyDown={(event) => handleKeyDown(event, id)}
                  onPointerDown={(event) => handlePointerDown(event, id)}
                  onPointerMove={handlePointerMove}
                  onPointerUp={handlePointerEnd}
                  onPointerCancel={handlePointerEnd}
                >
                  <GripVertical aria-hidden size={16} />
                </Handle>
              </li>
            );
          })}
        </List>
        {onReset && (
          <Foot>
            <Button tone="quiet" onClick={onReset}>
              {t(tableMessages.columnsReset)}
            </Button>
          </Foot>
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </ToolPanel>
    </PopoverRoot>
  );
}

const Hint = styled.p`
  padding: 0 ${space(4)} ${space(2)};
  ${mutedCaption()}
`;

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    height: ${rowHeight}px;
    padding-block: 0;
    padding-inline: ${space(4)} ${space(2)};
  }

  li:hover {
    background: ${color('surfaceHover')};
  }

  label {
    ${flexRow(2)}
    ${flexFill}
    height: 100%;
    cursor: pointer;
  }

  input {
    margin: 0;
  }
`;

const SmallButton = styled.button`
  ${iconButton}
  ${square('32px')}
  border-radius: ${radius('medium')};
`;

const PinButton = styled(SmallButton)`
  &[aria-pressed='true'] {
    color: ${color('primaryText')};
  }

  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`;

const Handle = styled(SmallButton)`
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

const Foot = styled.div`
  padding: ${space(2)} ${space(2)} 0;
  border-block-start: 1px solid ${color('border')};
`;
