'use client';

import * as Popover from '@radix-ui/react-popover';
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { BoxButton } from '../form/box-button';
import { BoxField } from '../form/box-field';
import type { ControlProps } from '../form/control-props';
import { describedBy } from '../form/field';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { color, radius, shadow, textSize } from '../theme/tokens';
import { CascadeColumns, focusOnColumn } from './cascade-columns';
import { type CascadeOption, labelsOf } from './cascade-path';
import { CascadeSearch } from './cascade-search';
import { choiceMessages } from './messages';

/** @public */
export interface CascaderProps extends ControlProps {
  /** Values from the first level to the chosen one; empty while nothing is chosen. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  options: readonly CascadeOption[];
  /** Finds a place by typing a part of its name or of those above it. Default false. */
  searchable?: boolean;
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice along several levels, such as province, city and district: one list a level, beside each other, on a phone below each other. @public */
export function Cascader({
  id,
  value,
  onValueChange,
  options,
  searchable = false,
  placeholder,
  onBlur,
  ref,
  ...control
}: CascaderProps) {
  const t = useText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  const [keyword, setKeyword] = useState('');
  const { disabled, readOnly, busy, hint, error, 'aria-required': required } = control;
  const fixed = disabled || readOnly;
  const shown = labelsOf(options, value).join(' / ');

  const handleOpenChange = (next: boolean) => {
    setPath(value);
    setKeyword('');
    setOpen(next && !fixed);
  };
  const choose = (next: readonly string[]) => {
    onValueChange(next);
    setOpen(false);
  };
  /** Whoever types on the closed box searches. */
  const handleKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!searchable || fixed || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    handleOpenChange(true);
  };

  return (
    <Popover.Root open={open} onOpenChange={handleOpenChange}>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <Popover.Anchor virtualRef={box as RefObject<HTMLDivElement>} />
        <Popover.Trigger asChild>
          <Opener
            ref={ref}
            id={fieldId}
            type="button"
            disabled={disabled}
            aria-labelledby={`${fieldId}-label ${fieldId}`}
            aria-disabled={readOnly || undefined}
            aria-busy={busy || undefined}
            aria-describedby={describedBy(fieldId, hint, error)}
            data-required={required || undefined}
            data-empty={shown === '' || undefined}
            // Whoever goes into the panel has not left the field.
            onBlur={open ? undefined : onBlur}
            onKeyDown={handleKeyDown}
          >
            {shown || (fixed ? '' : (placeholder ?? t(choiceMessages.choose)))}
          </Opener>
        </Popover.Trigger>
        {value.length > 0 && !fixed && (
          <BoxButton
            type="button"
            aria-label={t(choiceMessages.clear)}
            title={t(choiceMessages.clear)}
            onClick={() => onValueChange([])}
          >
            <X aria-hidden size={14} />
          </BoxButton>
        )}
        <ChevronDown aria-hidden size={16} />
      </BoxField>
      <Panel
        ref={panel}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        aria-labelledby={`${fieldId}-label`}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const search = panel.current?.querySelector('input');
          // Where fingers choose, a keyboard on the screen would hide the lists.
          if (search && !matchMedia('(pointer: coarse)').matches) search.focus();
          else focusOnColumn(panel, Math.max(0, value.length - 1));
        }}
      >
        {searchable && (
          <CascadeSearch
            id={fieldId}
            options={options}
            value={value}
            keyword={keyword}
            onKeywordChange={setKeyword}
            onChoose={choose}
            onLeave={() => focusOnColumn(panel, Math.max(0, path.length - 1))}
          />
        )}
        {keyword.trim() === '' && (
          <CascadeColumns
            id={fieldId}
            options={options}
            path={path}
            onPathChange={setPath}
            onChoose={choose}
            panel={panel}
          />
        )}
      </Panel>
    </Popover.Root>
  );
}

const Opener = styled.button`
  flex: 1;
  align-self: stretch;
  min-width: 0;
  padding: 0;
  overflow: hidden;
  border: 0;
  outline: 0;
  background: none;
  color: ${color('textStrong')};
  font: inherit;
  font-size: ${textSize('body')};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &[data-empty] {
    color: ${color('textMuted')};
  }

  &:disabled {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-height: 40px;
    margin-block: -1px;
    font-size: 16px;
  }
`;

const Panel = styled(Popover.Content)`
  z-index: ${layer('popover')};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: var(--radix-popover-trigger-width);
  max-width: calc(100vw - 16px);
  max-height: min(320px, var(--radix-popover-content-available-height));
  overflow: hidden;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  outline: 0;
  background: ${color('surface')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
  font-size: ${textSize('body')};

  @media (max-width: 575.98px) {
    width: var(--radix-popover-trigger-width);
  }
`;
