import { Check } from 'lucide-react';
import {
  type AriaAttributes,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { isComposingKey } from '../../lib/is-composing-key';
import { oneLine } from '../../theme/pieces';
import { color, disabledLook, flexFill, space, textSize } from '../../theme/tokens';
import { ListPanel, OptionList, OptionRow } from '../choice/list-panel';
import { type Option, plainText } from '../choice/option';

interface SelectListProps extends AriaAttributes {
  id: string;
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
  /** The box below which the list opens. */
  box: RefObject<HTMLDivElement | null>;
  disabled: boolean | undefined;
  onBlur: FocusEventHandler | undefined;
  ref: Ref<HTMLElement> | undefined;
  /** The chosen option, or the placeholder. */
  children: ReactNode;
}

/** Longest pause between letters of one search word, in ms. */
const wordPause = 700;

/** A button that shows the chosen option and opens the list below it: arrows, Home and End move, letters search, Enter, Space and Tab choose. */
export function SelectList({ id, options, value, onChoose, box, ref, children, ...button }: SelectListProps) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useRef({ text: '', at: 0 });
  const openAt = (index: number) => {
    setActive(index);
    setOpen(true);
  };
  const chosen = options.findIndex((option) => option.value === value);
  const choose = (index: number) => {
    const option = options[index];
    if (option?.disabled) return;
    setOpen(false);
    if (option && index !== chosen) onChoose(option.value);
  };
  const step = (from: number, by: 1 | -1) => {
    let next = from + by;
    while (options[next]?.disabled) next += by;
    return options[next] ? next : from;
  };
  const findByLetters = (letter: string, at: number) => {
    const { text, at: before } = search.current;
    search.current = { text: plainText(at - before < wordPause ? text + letter : letter), at };
    return options.findIndex(({ label, disabled }) => !disabled && plainText(label).startsWith(search.current.text));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (isComposingKey(event) || ctrlKey || metaKey) return;
    const current = open ? active : chosen;
    if (open && key === 'Tab') return choose(active);
    if (key === 'Enter' || (key === ' ' && search.current.text === '')) open ? choose(active) : openAt(chosen);
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      if (!open) openAt(chosen === -1 ? step(-1, 1) : chosen);
      else if (altKey) choose(active);
      else setActive(step(current, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Home') openAt(step(-1, 1));
    else if (key === 'End') openAt(step(options.length, -1));
    else if (key.length === 1 && !altKey) {
      const match = findByLetters(key, event.timeStamp);
      openAt(match === -1 ? current : match);
    } else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <>
      <Stack>
        <Closed
          {...button}
          ref={ref as Ref<HTMLButtonElement>}
          id={id}
          type="button"
          role="combobox"
          aria-labelledby={`${id}-label`}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          data-state={chosen === -1 ? 'empty' : 'chosen'}
          onClick={() => (open ? setOpen(false) : openAt(chosen))}
          onKeyDown={handleKeyDown}
        >
          {children}
        </Closed>
        {/* The widest option sets the width, and the conflict dialog of a form reads the label of a value here. */}
        <Words>
          {options.map(({ value: each, label }) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </Words>
      </Stack>
      <ListPanel anchor={box} open={open} onClose={() => setOpen(false)}>
        <OptionList role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`}>
          {options.map((option, index) => (
            <OptionRow
              key={option.value}
              ref={index === active ? (row) => row?.scrollIntoView({ block: 'nearest' }) : undefined}
              role="option"
              id={optionId(index)}
              aria-selected={index === chosen}
              aria-disabled={option.disabled}
              data-state={index === chosen ? 'chosen' : 'open'}
              data-highlighted={index === active ? '' : undefined}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <span>{option.label}</span>
              {index === chosen && <Check aria-hidden size={16} />}
            </OptionRow>
          ))}
        </OptionList>
      </ListPanel>
    </>
  );
}

/** The closed list fills the box, its arrow included. */
const Stack = styled.span`
  display: grid;
  ${flexFill}
  align-self: stretch;
  margin-inline: -${space(3)} -${space(9)};

  > * {
    grid-area: 1 / 1;
    min-width: 0;
    padding-inline: ${space(3)} ${space(9)};
  }

  & + svg {
    pointer-events: none;
  }
`;

const Closed = styled.button`
  ${oneLine}
  outline: 0;
  color: ${color('textStrong')};
  font-size: ${textSize('body')};
  text-align: start;

  &[data-state='empty'] {
    color: ${color('textMuted')};
  }

  &:disabled {
    ${disabledLook()}
  }
`;

const Words = styled.datalist`
  display: block;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  font-size: ${textSize('body')};
  white-space: nowrap;
`;
