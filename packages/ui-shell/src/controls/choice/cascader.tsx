import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useRef, useState } from 'react';
import styled from 'styled-components';
import { PopoverRoot } from '../../lib/popover-root';
import { useText } from '../../locales/use-text';
import { oneLine } from '../../theme/pieces';
import { color, disabledLook, flexFill, textSize } from '../../theme/tokens';
import { BoxField } from '../basic/box-field';
import { ClearButton } from '../basic/clear-button';
import type { ControlProps } from '../basic/control-props';
import { useControl } from '../basic/use-control';
import { CascadeColumns, focusOnColumn } from './cascade-columns';
import { type CascadeOption, labelsOf } from './cascade-path';
import { CascadeSearch } from './cascade-search';
import { ListBox } from './list-panel';
import { choiceMessages } from './messages';

/** @public */
export interface CascaderProps extends ControlProps {
  /** Values from the first level to the chosen one; empty without a choice. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  options: readonly CascadeOption[];
  /** Searches by parts of an option's label or its parents' labels. Default false. */
  searchable?: boolean;
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice over several levels, such as province, city and district: one list per level, side by side, stacked on a phone. @public */
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
  const { fieldId, fixed, aria } = useControl({ id, ...control });
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  const [keyword, setKeyword] = useState('');
  const { disabled, readOnly, 'aria-required': required } = control;
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
  /** Typing on the closed box starts a search. */
  const handleKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!searchable || fixed || key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    handleOpenChange(true);
  };

  return (
    <PopoverRoot open={open} onOpenChange={handleOpenChange}>
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
            aria-busy={aria['aria-busy']}
            aria-describedby={aria['aria-describedby']}
            data-required={required || undefined}
            data-empty={shown === '' || undefined}
            // Focus inside the panel counts as focus in the field.
            onBlur={open ? undefined : onBlur}
            onKeyDown={handleKeyDown}
          >
            {shown || (fixed ? '' : (placeholder ?? t(choiceMessages.choose)))}
          </Opener>
        </Popover.Trigger>
        {value.length > 0 && !fixed && (
          <ClearButton label={t(choiceMessages.clear)} onClick={() => onValueChange([])} />
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
          // On a touch screen the keyboard would cover the lists.
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
    </PopoverRoot>
  );
}

const Opener = styled.button`
  ${oneLine}
  ${flexFill}
  align-self: stretch;
  outline: 0;
  color: ${color('textStrong')};
  font-size: ${textSize('body')};
  text-align: start;

  &[data-empty] {
    color: ${color('textMuted')};
  }

  &:disabled {
    ${disabledLook()}
  }

  @media (pointer: coarse) {
    min-height: 40px;
    margin-block: -1px;
    font-size: 1rem;
  }
`;

const Panel = styled(ListBox)`
  width: auto;
  min-width: var(--radix-popover-trigger-width);

  @media (max-width: 575.98px) {
    width: var(--radix-popover-trigger-width);
  }
`;
