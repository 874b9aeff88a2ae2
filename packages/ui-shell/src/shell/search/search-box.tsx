import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { EmptyPicture } from '../../feedback/empty-picture';
import { ListState } from '../../feedback/list-state';
import { Skeleton } from '../../feedback/skeleton';
import { isComposingKey } from '../../lib/is-composing-key';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { space } from '../../theme/tokens';
import { searchMessages } from './messages';
import { SearchFrame, SearchKeys, SearchLine, SearchLines, SearchQuiet } from './search-box.styles';
import { defaultSearchEngine, type SearchEngine } from './search-engine';
import { SearchField } from './search-field';
import { SearchList } from './search-list';
import type { SuggestionSource } from './suggestion';
import { toChoices } from './to-choices';
import { useSuggestions } from './use-suggestions';

export interface SearchBoxProps {
  /** Where suggestions come from; without one only the external engine is offered. Keep the function the same between renders. */
  source?: SuggestionSource | undefined;
  /** The external engine for the typed words. Default: Baidu. */
  engine?: SearchEngine;
  /** Wait after the last keystroke before the source is asked, in ms. Default 500 (specification, section 9). */
  delay?: number;
  /** Opens a checked http(s) address. Default: a new window with noopener. */
  onVisit?: (url: string) => void;
  /** Something was opened. */
  onDone?: () => void;
}

/** A search line with its list of choices: arrow keys move, Enter opens, composing Chinese is left in peace. */
export function SearchBox({
  source,
  engine = defaultSearchEngine,
  delay = 500,
  onVisit = openWindow,
  onDone,
}: SearchBoxProps) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { state, list } = useSuggestions(query, source, delay);
  const choices = toChoices(query, list, engine);
  const present = Math.min(active, choices.length - 1);
  const found = choices.filter(({ kind }) => kind === 'suggestion').length;

  const visit = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    onVisit(choice.url);
    onDone?.();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setActive((present + step + choices.length) % choices.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      visit(present);
    }
  };

  return (
    <SearchFrame>
      <SearchLine>
        <Search aria-hidden size={18} />
        <SearchField
          list={id}
          lines={choices.length}
          present={present}
          aria-label={t(searchMessages.open)}
          placeholder={t(searchMessages.placeholder)}
          value={query}
          maxLength={200}
          enterKeyHint="search"
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
      </SearchLine>
      <SearchLines>
        <SearchList id={id} choices={choices} active={present} engine={engine} onPoint={setActive} onChoose={visit} />
        <div role="status" data-state={state}>
          {state === 'loading' && (
            <Waiting>
              <Skeleton $width="62%" />
              <Skeleton $width="48%" />
              <Skeleton $width="55%" />
              <VisuallyHidden>{t(searchMessages.loading)}</VisuallyHidden>
            </Waiting>
          )}
          {state === 'idle' && source && !query.trim() && <SearchQuiet>{t(searchMessages.hint)}</SearchQuiet>}
          {state === 'ready' && found === 0 && (
            <ListState picture={<EmptyPicture scene="search" />}>{t(searchMessages.none)}</ListState>
          )}
          {state === 'ready' && found > 0 && (
            <VisuallyHidden>{t(searchMessages.found, { count: found })}</VisuallyHidden>
          )}
          {state === 'failed' && (
            <ListState picture={<EmptyPicture scene="search" />}>{t(searchMessages.failed)}</ListState>
          )}
        </div>
      </SearchLines>
      <SearchKeys aria-hidden>{t(searchMessages.keys)}</SearchKeys>
    </SearchFrame>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: ${space(6)};
  padding: ${space(4)} ${space(3)};
`;

/** Opens a checked http or https address in a new window that knows nothing of this one; the caller has checked it with `toHttpUrl`. */
function openWindow(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
