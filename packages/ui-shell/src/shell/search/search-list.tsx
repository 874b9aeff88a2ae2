import { ArrowUpRight, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { color, radius, space } from '../../theme/tokens';
import { searchMessages } from './messages';
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
        <Option
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
          <Words>
            {kind === 'engine' ? t(searchMessages.searchWith, { engine: t(engine.name), query: words }) : words}
          </Words>
        </Option>
      ))}
    </div>
  );
}

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  padding: 0 ${space(3)};
  border-inline-start: 3px solid transparent;
  border-radius: ${radius('large')};
  color: ${color('text')};
  cursor: pointer;

  &[aria-selected='true'] {
    border-inline-start-color: ${color('primaryFill')};
    background: ${color('primaryTint')};
    color: ${color('primaryText')};
  }

  svg {
    flex: none;
  }
`;

const Words = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
