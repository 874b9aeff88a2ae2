'use client';

import { useCombobox } from 'downshift';
import { Clock } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import type { Option } from '../choice/option';
import { OptionPanel } from '../choice/option-panel';
import { BoxField } from '../form/box-field';
import type { ControlProps } from '../form/control-props';
import { describedBy } from '../form/field';
import { BareInput } from '../form/input-box';
import { useText } from '../locales/use-text';
import { readTime, timesOfDay } from './date-text';
import { dateMessages } from './messages';
import { useTyped } from './use-typed';

/** @public */
export interface TimeFieldProps extends ControlProps {
  /** A time of day as `09:30`; `''` while there is none, and what was typed while that is no time, which a schema of times refuses. */
  value: string;
  onValueChange: (value: string) => void;
  /** Minutes between the times that are offered; any other can be typed. Default 30. */
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled time of day: typed or pasted in any common manner, or chosen from a list. @public */
export function TimeField({ id, value, onValueChange, step = 30, onBlur, ref, ...control }: TimeFieldProps) {
  const t = useText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { shown, type, clearTyped } = useTyped(value, readTime, onValueChange);
  const { disabled, readOnly, busy, hint, error, 'aria-required': required } = control;
  const fixed = disabled || readOnly;
  const times = timesOfDay(step).map((time): Option => ({ value: time, label: time }));
  const chosen = times.find((time) => time.value === value) ?? null;
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, closeMenu } = useCombobox<Option>({
    items: times,
    inputId: fieldId,
    menuId: `${fieldId}-list`,
    isOpen: open,
    inputValue: shown,
    selectedItem: chosen,
    itemToString: (time) => time?.value ?? '',
    itemToKey: (time) => time?.value,
    stateReducer: (state, { type: change, changes }) => {
      const { InputKeyDownEscape, InputBlur, InputClick } = useCombobox.stateChangeTypes;
      if (change === InputKeyDownEscape || change === InputBlur)
        return { ...state, isOpen: false, highlightedIndex: -1 };
      return change === InputClick ? { ...changes, isOpen: true } : changes;
    },
    onIsOpenChange: ({ isOpen = false }) => setOpen(isOpen && !fixed),
    onInputValueChange: ({ inputValue = '', type: change }) => {
      if (change === useCombobox.stateChangeTypes.InputChange) type(inputValue);
    },
    onStateChange: ({ type: change, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((change !== ItemClick && change !== InputKeyDownEnter) || !selectedItem) return;
      clearTyped();
      onValueChange(selectedItem.value);
    },
  });
  return (
    <>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <BareInput
          {...getInputProps({
            ...(ref && { ref }),
            disabled: disabled ?? false,
            onBlur: (event) => {
              clearTyped();
              onBlur?.(event);
            },
            'aria-labelledby': `${fieldId}-label`,
          })}
          readOnly={readOnly}
          placeholder={fixed ? undefined : t(dateMessages.timePattern)}
          aria-required={required}
          aria-busy={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        <Clock aria-hidden size={16} />
      </BoxField>
      <OptionPanel
        anchor={box}
        id={fieldId}
        open={open}
        onClose={closeMenu}
        options={{ list: times, state: 'ready', retry: () => undefined }}
        highlighted={highlightedIndex}
        isChosen={(time) => time.value === value}
        {...{ getMenuProps, getItemProps }}
      />
    </>
  );
}
