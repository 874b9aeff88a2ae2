import { useMultipleSelection } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { oneLine } from '../../theme/pieces';
import { centred, color, flexFill, flexWrap, inlineRow, radius, space, square, textSize } from '../../theme/tokens';
import { BoxField } from '../basic/box-field';
import type { ControlProps } from '../basic/control-props';
import { BareInput } from '../basic/input-box';
import { useControl } from '../basic/use-control';
import { useListInput } from './list-input';
import { choiceMessages } from './messages';
import type { Option, OptionSource } from './option';
import { OptionPanel } from './option-panel';
import { useOptions } from './use-options';

/** @public */
export interface MultiComboboxProps extends ControlProps {
  /** Values of the chosen options, in the order of choice. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  /** A fixed list, or a search on a server. */
  options: OptionSource;
  /** Labels of values that are not in a fetched list yet, by value. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Default: Choose. */
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A searchable multi-select with tags: Backspace removes the last one, arrow keys reach the others. @public */
export function MultiCombobox({
  id,
  value,
  onValueChange,
  options: source,
  valueLabels = {},
  placeholder,
  onBlur,
  ref,
  ...control
}: MultiComboboxProps) {
  const t = useText();
  const { fieldId, fixed, aria } = useControl({ id, ...control });
  const box = useRef<HTMLDivElement>(null);
  const [seen] = useState(() => new Map<string, Option>());
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState(false);
  const options = useOptions(source, keyword, open);
  const { disabled, readOnly } = control;
  if (typeof source !== 'function') for (const option of source) seen.set(option.value, option);
  for (const option of options.list) seen.set(option.value, option);
  const labelOf = (each: string) => seen.get(each)?.label ?? valueLabels[each] ?? each;

  const remove = (removed: string) => onValueChange(value.filter((each) => each !== removed));
  const toggle = (option: Option) => {
    if (value.includes(option.value)) remove(option.value);
    else onValueChange([...value, option.value]);
  };
  const { getSelectedItemProps, getDropdownProps } = useMultipleSelection<string>({
    selectedItems: [...value],
    itemToKey: (each) => each,
    onSelectedItemsChange: ({ selectedItems = [] }) => !fixed && onValueChange(selectedItems),
  });
  const { inputProps, panel } = useListInput({
    id: fieldId,
    list: options.list,
    open,
    onType: setKeyword,
    onChoose: toggle,
    several: true,
    inputValue: keyword,
    selectedItem: null,
    onIsOpenChange: ({ isOpen = false }) => {
      setOpen(isOpen && !fixed);
      if (!isOpen) setKeyword('');
    },
  });
  return (
    <>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <Chosen>
          {value.map((each, index) => (
            <Choice
              key={each}
              {...getSelectedItemProps({ selectedItem: each, index })}
              aria-label={t(choiceMessages.chosen, { label: labelOf(each) })}
              aria-disabled={disabled || undefined}
            >
              <span>{labelOf(each)}</span>
              {!fixed && (
                <Cross
                  onClick={(event) => {
                    event.stopPropagation();
                    remove(each);
                  }}
                >
                  <X aria-hidden size={12} />
                </Cross>
              )}
            </Choice>
          ))}
          <Input
            {...inputProps(
              getDropdownProps({
                ...(ref && { ref }),
                ...(onBlur && { onBlur }),
                disabled: disabled ?? false,
                preventKeyAction: fixed || keyword !== '',
                'aria-labelledby': `${fieldId}-label`,
              }),
            )}
            readOnly={readOnly}
            placeholder={fixed || value.length > 0 ? undefined : (placeholder ?? t(choiceMessages.choose))}
            {...aria}
          />
        </Chosen>
        <ChevronDown aria-hidden size={16} />
      </BoxField>
      <OptionPanel
        anchor={box}
        id={fieldId}
        multiple
        open={open}
        options={options}
        isChosen={(option) => value.includes(option.value)}
        {...panel}
      />
    </>
  );
}

const Chosen = styled.div`
  ${flexWrap(1)}
  ${flexFill}
  padding-block: 3px;
`;

const Choice = styled.span`
  ${inlineRow(1)}
  max-width: 100%;
  min-height: 24px;
  padding-inline: ${space(2)} ${space(1)};
  border-radius: ${radius('medium')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};
  font-size: ${textSize('caption')};
  cursor: default;

  &:focus {
    outline: 2px solid ${color('focus')};
  }

  &[aria-disabled] {
    background: ${color('surfaceSunken')};
    color: ${color('textDisabled')};
  }

  > span:first-child {
    ${oneLine}
    min-width: 0;
  }

  @media (pointer: coarse) {
    min-height: 32px;
  }
`;

/** For mouse and touch; the keyboard has Delete. */
const Cross = styled.span`
  ${centred}
  flex: none;
  ${square('20px')}
  cursor: pointer;

  @media (pointer: coarse) {
    ${square('32px')}
  }
`;

const Input = styled(BareInput)`
  flex: 1 1 60px;
  height: 24px;
`;
