'use client';

import * as Popover from '@radix-ui/react-popover';
import { Check, ChevronDown, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { BoxButton } from '../form/box-button';
import { BoxField } from '../form/box-field';
import type { ControlProps } from '../form/control-props';
import { describedBy } from '../form/field';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { color, radius, shadow, space, textSize } from '../theme/tokens';
import { type CascadeOption, columnsOf, labelsOf } from './cascade-path';
import { OptionList, OptionRow } from './list-panel';
import { choiceMessages } from './messages';

/** @public */
export interface CascaderProps extends ControlProps {
  /** Values from the first level to the chosen one; empty while nothing is chosen. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  options: readonly CascadeOption[];
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice along several levels, such as province, city and district: one list a level, beside each other, on a phone below each other. @public */
export function Cascader({ id, value, onValueChange, options, placeholder, onBlur, ref, ...control }: CascaderProps) {
  const t = useText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState<readonly string[]>([]);
  const { disabled, readOnly, busy, hint, error, 'aria-required': required } = control;
  const fixed = disabled || readOnly;
  const columns = columnsOf(options, path);
  const shown = labelsOf(options, value).join(' / ');

  const handleOpenChange = (next: boolean) => {
    setPath(value);
    setOpen(next && !fixed);
  };
  const focusOn = (level: number) =>
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>(`[data-level='${level}'] [tabindex='0']`)?.focus(),
    );
  const choose = (level: number, option: CascadeOption, enter: boolean) => {
    if (option.disabled) return;
    // A part of the way that is pressed again shows its list again, which on a phone is folded to that part.
    if (!enter && option.children && path[level] === option.value) return setPath(path.slice(0, level));
    const next = [...path.slice(0, level), option.value];
    setPath(next);
    if (option.children) {
      if (enter) focusOn(level + 1);
      return;
    }
    onValueChange(next);
    setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, level: number, option: CascadeOption) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = isRtl ? (mirrored[event.key] ?? event.key) : event.key;
    const list = columns[level] ?? [];
    const place = list.indexOf(option);
    const reach = (to: number) => {
      const items = panel.current?.querySelectorAll<HTMLElement>(`[data-level='${level}'] [role='option']`);
      items?.[Math.min(list.length - 1, Math.max(0, to))]?.focus();
    };
    const move = () => {
      switch (key) {
        case 'ArrowDown':
          return reach(place + 1);
        case 'ArrowUp':
          return reach(place - 1);
        case 'Home':
          return reach(0);
        case 'End':
          return reach(list.length - 1);
        case 'ArrowLeft':
          return level > 0 && focusOn(level - 1);
        case 'ArrowRight':
          return option.children && choose(level, option, true);
        default:
          return choose(level, option, true);
      }
    };
    if (!handled.has(key)) return;
    event.preventDefault();
    move();
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
            onBlur={onBlur}
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
          focusOn(Math.max(0, value.length - 1));
        }}
      >
        {columns.map((list, level) => {
          const held = path[level];
          const reached = list.find((option) => option.value === held) ?? list.find((option) => !option.disabled);
          const above = labelsOf(options, path.slice(0, level)).at(-1);
          return (
            <Column
              key={above ?? ''}
              role="listbox"
              data-level={level}
              {...(above ? { 'aria-label': above } : { 'aria-labelledby': `${fieldId}-label` })}
            >
              {list.map((option) => (
                <OptionRow
                  key={option.value}
                  role="option"
                  tabIndex={option === reached ? 0 : -1}
                  aria-selected={option.value === held}
                  aria-disabled={option.disabled || undefined}
                  data-state={option.value === held ? 'chosen' : 'open'}
                  onClick={() => choose(level, option, false)}
                  onKeyDown={(event) => handleKeyDown(event, level, option)}
                >
                  <span>{option.label}</span>
                  {option.children ? (
                    <ChevronRight aria-hidden size={14} />
                  ) : (
                    option.value === held && <Check aria-hidden size={14} />
                  )}
                </OptionRow>
              ))}
            </Column>
          );
        })}
      </Panel>
    </Popover.Root>
  );
}

const handled = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ']);
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

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
  box-sizing: border-box;
  max-width: calc(100vw - 16px);
  max-height: min(320px, var(--radix-popover-content-available-height));
  overflow: auto hidden;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  outline: 0;
  background: ${color('surface')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
  font-size: ${textSize('body')};

  @media (max-width: 575.98px) {
    flex-direction: column;
    width: var(--radix-popover-trigger-width);
    overflow: hidden auto;
  }
`;

const Column = styled(OptionList)`
  flex: none;
  min-width: 140px;
  overflow: hidden auto;

  &:not(:first-child) {
    border-inline-start: 1px solid ${color('border')};
  }

  li:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }

  li:hover:not([aria-disabled]) {
    background: ${color('surfaceHover')};
  }

  /* One list is in view: the one that was gone to, with the chosen part of the way above it. */
  @media (max-width: 575.98px) {
    overflow: visible;

    &:not(:first-child) {
      border-inline-start: 0;
      border-block-start: 1px solid ${color('border')};
    }

    &:not(:last-child) li:not([data-state='chosen']) {
      display: none;
    }

    padding: ${space(1)};
  }
`;
