import { Check } from 'lucide-react';
import { useText } from '../../locales/use-text';
import { Button } from '../basic/button';
import type { ListInputPanel } from './list-input';
import { ListPanel, type ListPanelProps, OptionList, OptionRow, PanelNote } from './list-panel';
import { choiceMessages } from './messages';
import type { Option } from './option';
import type { Options } from './use-options';

export interface OptionPanelProps extends Omit<ListPanelProps, 'children'>, ListInputPanel {
  /** Id of the control, whose label names the list. */
  id: string;
  options: Options;
  isChosen: (option: Option) => boolean;
  multiple?: boolean;
}

/** The list of a combobox, with its loading, empty and failed messages. */
export function OptionPanel({
  anchor,
  id,
  open,
  onChoose,
  onClose,
  options,
  highlighted,
  isChosen,
  multiple,
  getMenuProps,
  getItemProps,
}: OptionPanelProps) {
  const t = useText();
  const { list, state, retry } = options;
  const shown = state === 'failed' ? [] : list;
  const note =
    state === 'failed'
      ? choiceMessages.failed
      : state === 'busy'
        ? choiceMessages.searching
        : shown.length === 0
          ? choiceMessages.none
          : undefined;
  return (
    <ListPanel anchor={anchor} open={open} onClose={onClose}>
      <OptionList
        {...getMenuProps({ 'aria-labelledby': `${id}-label` }, { suppressRefError: true })}
        aria-multiselectable={multiple || undefined}
        aria-busy={state === 'busy' || undefined}
      >
        {shown.map((option, index) => {
          const chosen = isChosen(option);
          return (
            <OptionRow
              key={option.value}
              {...getItemProps({ item: option, index, onClick: () => onChoose(option) })}
              aria-selected={chosen}
              data-state={chosen ? 'chosen' : 'open'}
              data-highlighted={highlighted === index ? '' : undefined}
            >
              <span>
                <span>{option.label}</span>
                {option.hint && <small>{option.hint}</small>}
              </span>
              {chosen && <Check aria-hidden size={16} />}
            </OptionRow>
          );
        })}
      </OptionList>
      <PanelNote role="status">
        {note && <span>{t(note)}</span>}
        {state === 'failed' && <Button onClick={retry}>{t(choiceMessages.retry)}</Button>}
      </PanelNote>
    </ListPanel>
  );
}
