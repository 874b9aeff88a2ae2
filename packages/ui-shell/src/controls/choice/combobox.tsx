import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { useText } from '../../locales/use-text';
import { BoxField } from '../basic/box-field';
import { ClearButton } from '../basic/clear-button';
import type { ControlProps } from '../basic/control-props';
import { BareInput } from '../basic/input-box';
import { useControl } from '../basic/use-control';
import { useListInput } from './list-input';
import { choiceMessages } from './messages';
import type { Option, OptionSource } from './option';
import { OptionPanel } from './option-panel';
import { useOptions } from './use-options';

/** @public */
export interface ComboboxProps extends ControlProps {
  /** The chosen value; `''` without a choice. */
  value: string;
  onValueChange: (value: string, option: Option | null) => void;
  /** A fixed list, or a search on a server. */
  options: OptionSource;
  /** Label of a value that is not in a fetched list yet, such as a saved one. */
  valueLabel?: string;
  /** Shows a button that clears the choice. Default true. */
  clearable?: boolean;
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A searchable select; only options of the list are valid. @public */
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
  const { fieldId, fixed, aria } = useControl({ id, ...control });
  const box = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Option | null>(null);
  const [keyword, setKeyword] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const options = useOptions(source, keyword ?? '', open);
  const { disabled, readOnly } = control;
  const candidates = [picked, ...(typeof source === 'function' ? options.list : source)];
  const chosen = value === '' ? null : (candidates.find((option) => option?.value === value) ?? null);
  const chosenLabel = value === '' ? '' : (chosen?.label ?? valueLabel ?? value);

  const choose = (option: Option | null) => {
    setPicked(option);
    setKeyword(null);
    onValueChange(option?.value ?? '', option);
  };
  const { inputProps, panel } = useListInput({
    id: fieldId,
    list: options.list,
    open,
    onType: setKeyword,
    onChoose: choose,
    inputValue: keyword ?? chosenLabel,
    selectedItem: chosen,
    onIsOpenChange: ({ isOpen = false, type }) => {
      setOpen(isOpen && !disabled && !readOnly);
      if (type === useCombobox.stateChangeTypes.InputBlur && keyword === '' && clearable && value !== '') choose(null);
      else if (!isOpen) setKeyword(null);
    },
  });
  return (
    <>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <BareInput
          {...inputProps({
            ...(ref && { ref }),
            ...(onBlur && { onBlur }),
            disabled: disabled ?? false,
            onFocus: (event) => event.currentTarget.select(),
            'aria-labelledby': `${fieldId}-label`,
          })}
          readOnly={readOnly}
          placeholder={fixed ? undefined : (placeholder ?? t(choiceMessages.choose))}
          {...aria}
        />
        {clearable && value !== '' && !fixed && (
          <ClearButton label={t(choiceMessages.clear)} onClick={() => choose(null)} />
        )}
        <ChevronDown aria-hidden size={16} />
      </BoxField>
      <OptionPanel
        anchor={box}
        id={fieldId}
        open={open}
        options={options}
        isChosen={(option) => option.value === value}
        {...panel}
      />
    </>
  );
}
