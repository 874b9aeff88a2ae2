import { type UseComboboxGetInputPropsOptions, type UseComboboxProps, useCombobox } from 'downshift';
import type { ComponentProps } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import type { Option } from './option';

type InputProps = UseComboboxGetInputPropsOptions & Omit<ComponentProps<'input'>, 'ref'>;

export interface ListInput extends Pick<UseComboboxProps<Option>, 'inputValue' | 'selectedItem' | 'onIsOpenChange'> {
  id: string;
  list: readonly Option[];
  open: boolean;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  /** The list stays open for the next choice. Default false. */
  several?: boolean;
}

export type ListInputPanel = ReturnType<typeof useListInput>['panel'];

/** Behaviour of every box with a list: Escape and blur close the list without a choice. Reports changes within the event, before downshift renders. */
export function useListInput({ id, list, open, onType, onChoose, several = false, ...comboboxProps }: ListInput) {
  const { InputKeyDownEscape, InputKeyDownEnter, InputBlur, InputClick, ItemClick } = useCombobox.stateChangeTypes;
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, closeMenu } = useCombobox<Option>({
    ...comboboxProps,
    items: [...list],
    inputId: id,
    menuId: `${id}-list`,
    isOpen: open,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled === true,
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape || type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
      if (several && (type === InputKeyDownEnter || type === ItemClick)) return { ...state, isOpen: true };
      return type === InputClick ? { ...changes, isOpen: true } : changes;
    },
  });
  const chosenWithKeys = list[highlightedIndex];
  return {
    inputProps: (options: InputProps) =>
      getInputProps<InputProps>({
        ...options,
        onChange: (event) => onType(event.currentTarget.value),
        onKeyDown: (event) => {
          if (isComposingKey(event)) {
            Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            return;
          }
          options.onKeyDown?.(event);
          const chooses = event.key === 'Enter' && open;
          if (chooses && chosenWithKeys && !chosenWithKeys.disabled) onChoose(chosenWithKeys);
        },
      }),
    panel: { getMenuProps, getItemProps, onChoose, highlighted: highlightedIndex, onClose: closeMenu },
  };
}
