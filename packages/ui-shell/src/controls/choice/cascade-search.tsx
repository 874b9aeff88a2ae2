import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import styled from 'styled-components';
import { isComposingKey } from '../../lib/is-composing-key';
import { withoutInvisible } from '../../lib/without-invisible';
import { useText } from '../../locales/use-text';
import { orTouch } from '../../theme/density';
import { color, flexRow, space } from '../../theme/tokens';
import { BareInput } from '../basic/input-box';
import { type CascadeOption, labelsOf } from './cascade-path';
import { OptionList, OptionRow, PanelNote } from './list-panel';
import { choiceMessages } from './messages';
import { searchPaths } from './search-paths';

export interface CascadeSearchProps {
  /** Id of the control, whose label names the list. */
  id: string;
  options: readonly CascadeOption[];
  value: readonly string[];
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onChoose: (path: readonly string[]) => void;
  /** Arrow Down moves to the lists below. */
  onLeave: () => void;
}

/** A search over all levels: each match shows its full path. */
export function CascadeSearch({ id, options, value, keyword, onKeywordChange, onChoose, onLeave }: CascadeSearchProps) {
  const t = useText();
  const [at, setAt] = useState(0);
  const term = withoutInvisible(keyword).trim();
  const matches = useMemo(() => (term === '' ? [] : searchPaths(options, term, mostShown)), [options, term]);
  const toId = (index: number) => `${id}-found-${index}`;
  const present = value.join();
  const go = (to: number) => {
    setAt(to);
    document.getElementById(toId(to))?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    const last = matches.length - 1;
    if (event.key === 'ArrowDown') term === '' ? onLeave() : go(Math.min(last, at + 1));
    else if (event.key === 'ArrowUp') go(Math.max(0, at - 1));
    else if (event.key === 'Enter') matches[at] && onChoose(matches[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box>
        <Search aria-hidden size={16} />
        <BareInput
          role="combobox"
          aria-label={t(choiceMessages.search)}
          aria-expanded={term !== ''}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={matches[at] ? toId(at) : undefined}
          autoComplete="off"
          placeholder={t(choiceMessages.search)}
          value={keyword}
          onChange={(event) => {
            setAt(0);
            onKeywordChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
      </Box>
      <OptionList role="listbox" id={`${id}-found`} aria-labelledby={`${id}-label`} hidden={term === ''}>
        {matches.map((path, index) => (
          <OptionRow
            key={path.join()}
            id={toId(index)}
            role="option"
            aria-selected={path.join() === present}
            data-state={path.join() === present ? 'chosen' : 'open'}
            data-highlighted={index === at ? '' : undefined}
            onClick={() => onChoose(path)}
          >
            <span>{labelsOf(options, path).join(' / ')}</span>
            {path.join() === present && <Check aria-hidden size={14} />}
          </OptionRow>
        ))}
      </OptionList>
      <PanelNote role="status">{term !== '' && matches.length === 0 && t(choiceMessages.none)}</PanelNote>
    </>
  );
}

/** Limit of shown matches; the user types more to narrow them. */
const mostShown = 50;

const Box = styled.div`
  ${flexRow(2)}
  flex: none;
  min-height: ${orTouch('36px', 'choice')};
  padding-inline: ${space(3)};
  border-block-end: 1px solid ${color('border')};
  color: ${color('textMuted')};

  &:focus-within {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
`;
