import { useCombobox } from 'downshift';
import type { Option } from './option';

export interface ListInput {
  id: string;
  list: readonly Option[];
  open: boolean;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  /** The list stays open for the next choice. Default false. */
  several?: boolean;
}

/**
 * How every box with a list below behaves: Escape and leaving it close the list and choose nothing that was only passed by, and a click into the
 * text places the cursor, which does not close the list.
 */
export function listInput({ id, list, open, onType, onChoose, several = false }: ListInput) {
  const { InputKeyDownEscape, InputKeyDownEnter, InputBlur, InputClick, InputChange, ItemClick } =
    useCombobox.stateChangeTypes;
  return {
    items: [...list],
    inputId: id,
    menuId: `${id}-list`,
    isOpen: open,
    itemToString: (option: Option | null) => option?.label ?? '',
    itemToKey: (option: Option | null) => option?.value,
    isItemDisabled: (option: Option) => option.disabled === true,
    stateReducer: (state, { type, changes }) => {
      if (type === InputKeyDownEscape || type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
      if (several && (type === InputKeyDownEnter || type === ItemClick))
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      return type === InputClick ? { ...changes, isOpen: true } : changes;
    },
    onInputValueChange: ({ inputValue = '', type }) => {
      if (type === InputChange) onType(inputValue);
    },
    onStateChange: ({ type, selectedItem }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) onChoose(selectedItem);
    },
  } satisfies Partial<Parameters<typeof useCombobox<Option>>[0]>;
}
