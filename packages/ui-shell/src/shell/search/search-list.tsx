import { ArrowUpRight, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../locales/use-text';
import { searchMessages } from './messages';
import { SearchOption, SearchWords } from './search-box.styles';
import type { SearchEngine } from './search-engine';
import type { SearchChoice } from './to-choices';

export interface SearchListProps {
  /** The options get the ids `<id>-0`, `<id>-1`, ...; the list `<id>-list`. */
  id: string;
  choices: readonly SearchChoice[];
  active: number;
  engine: SearchEngine;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The listbox of the search dialog; focus stays in the input, which names the active option. */
export function SearchList({ id, choices, active, engine, onPoint, onChoose }: SearchListProps) {
  const t = useText();
  const activeOption = useRef<HTMLDivElement>(null);
  const activeKey = choices[active]?.key;
  useEffect(() => {
    if (activeKey !== undefined) activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t(searchMessages.suggestions)} hidden={choices.length === 0}>
      {choices.map(({ key, kind, words }, index) => (
        <SearchOption
          key={key}
          ref={index === active ? activeOption : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          title={words}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(index)}
        >
          {kind === 'engine' ? <Search aria-hidden size={16} /> : <ArrowUpRight aria-hidden size={16} />}
          <SearchWords>
            {kind === 'engine' ? t(searchMessages.searchWith, { engine: t(engine.name), query: words }) : words}
          </SearchWords>
        </SearchOption>
      ))}
    </div>
  );
}
