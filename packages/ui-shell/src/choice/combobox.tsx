'use client';

import { useCombobox } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { BoxButton } from '../form/box-button';
import { BoxField } from '../form/box-field';
import type { ControlProps } from '../form/control-props';
import { describedBy } from '../form/field';
import { BareInput } from '../form/input-box';
import { useText } from '../locales/use-text';
import { choiceMessages } from './messages';
import type { Option, OptionSource } from './option';
import { OptionPanel } from './option-panel';
import { useOptions } from './use-options';

/** @public */
export interface ComboboxProps extends ControlProps {
  /** The chosen value; `''` while there is none. */
  value: string;
  onValueChange: (value: string, option: Option | null) => void;
  /** A fixed list, or a search that asks a server. */
  options: OptionSource;
  /** The label of a value that no list has brought yet, such as that of a saved record. */
  valueLabel?: string;
  /** Offers a cross that takes the choice away. Default true. */
  clearable?: boolean;
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one from a list that is searched by typing; only what is on the list can be chosen. @public */
export function Combobox({
  id,
  value,
  onValueChange,
  options: source,
  valueLabel,
  clearable = true,
  placeholder,
  onBlur,
  ref,
  ...control
}: ComboboxProps) {
  const t = useText();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Option | null>(null);
  const [keyword, setKeyword] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const options = useOptions(source, keyword ?? '', open);
  const { disabled, readOnly, busy, hint, error, 'aria-required': required } = control;
  const known = [picked, ...(typeof source === 'function' ? options.list : source)];
  const chosen = value === '' ? null : (known.find((option) => option?.value === value) ?? null);
  const chosenLabel = value === '' ? '' : (chosen?.label ?? valueLabel ?? value);

  const choose = (option: Option | null) => {
    setPicked(option);
    setKeyword(null);
    onValueChange(option?.value ?? '', option);
  };
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, closeMenu } = useCombobox<Option>({
    items: [...options.list],
    inputId: fieldId,
    menuId: `${fieldId}-list`,
    isOpen: open,
    inputValue: keyword ?? chosenLabel,
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    stateReducer: (state, { type, changes }) => {
      // Escape closes and keeps; leaving the box chooses nothing that was only passed by.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape || type === useCombobox.stateChangeTypes.InputBlur)
        return { ...state, isOpen: false, highlightedIndex: -1 };
      // A click into the text places the cursor; it does not close the list.
      return type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes;
    },
    onIsOpenChange: ({ isOpen = false, type }) => {
      setOpen(isOpen && !disabled && !readOnly);
      if (type === useCombobox.stateChangeTypes.InputBlur && keyword === '' && clearable && value !== '') choose(null);
      else if (!isOpen) setKeyword(null);
    },
    onInputValueChange: ({ inputValue = '', type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setKeyword(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) choose(selectedItem);
    },
  });
  const fixed = disabled || readOnly;
  return (
    <>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <BareInput
          {...getInputProps({
            ...(ref && { ref }),
            ...(onBlur && { onBlur }),
            disabled: disabled ?? false,
            onFocus: (event) => event.currentTarget.select(),
            'aria-labelledby': `${fieldId}-label`,
          })}
          readOnly={readOnly}
          placeholder={fixed ? undefined : (placeholder ?? t(choiceMessages.choose))}
          aria-required={required}
          aria-busy={busy || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        {clearable && value !== '' && !fixed && (
          <BoxButton
            type="button"
            aria-label={t(choiceMessages.clear)}
            title={t(choiceMessages.clear)}
            onClick={() => choose(null)}
          >
            <X aria-hidden size={14} />
          </BoxButton>
        )}
        <ChevronDown aria-hidden size={16} />
      </BoxField>
      <OptionPanel
        anchor={box}
        id={fieldId}
        open={open}
        onClose={closeMenu}
        options={options}
        highlighted={highlightedIndex}
        isChosen={(option) => option.value === value}
        {...{ getMenuProps, getItemProps }}
      />
    </>
  );
}
