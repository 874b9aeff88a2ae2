import { Check, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { type CascadeOption, columnsOf, labelsOf } from './cascade-path';
import { OptionList, OptionRow } from './list-panel';

export interface CascadeColumnsProps {
  /** Id of the control, whose label names the first list. */
  id: string;
  options: readonly CascadeOption[];
  /** The opened path. */
  path: readonly string[];
  onPathChange: (path: readonly string[]) => void;
  onChoose: (path: readonly string[]) => void;
  panel: RefObject<HTMLElement | null>;
}

/** One list per level, side by side, stacked on a phone; arrow keys move within and between lists. */
export function CascadeColumns({ id, options, path, onPathChange, onChoose, panel }: CascadeColumnsProps) {
  const columns = columnsOf(options, path);
  const choose = (level: number, option: CascadeOption, enter: boolean) => {
    if (option.disabled) return;
    // A second press on an opened option shows its list again, which a phone folds to that option.
    if (!enter && option.children && path[level] === option.value) return onPathChange(path.slice(0, level));
    const next = [...path.slice(0, level), option.value];
    onPathChange(next);
    if (!option.children) onChoose(next);
    else if (enter) focusOnColumn(panel, level + 1);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, level: number, option: CascadeOption) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = isRtl ? (mirrored[event.key] ?? event.key) : event.key;
    const list = columns[level] ?? [];
    const place = list.indexOf(option);
    const reach = (to: number) => {
      const items = panel.current?.querySelectorAll<HTMLElement>(`[data-level='${level}'] [role='option']`);
      items?.[Math.min(list.length - 1, Math.max(0, to))]?.focus();
    };
    const move = () => {
      switch (key) {
        case 'ArrowDown':
          return reach(place + 1);
        case 'ArrowUp':
          return reach(place - 1);
        case 'Home':
          return reach(0);
        case 'End':
          return reach(list.length - 1);
        case 'ArrowLeft':
          return level > 0 && focusOnColumn(panel, level - 1);
        case 'ArrowRight':
          return option.children && choose(level, option, true);
        default:
          return choose(level, option, true);
      }
    };
    if (!handled.has(key)) return;
    event.preventDefault();
    move();
  };
  return (
    <Columns>
      {columns.map((list, level) => {
        const held = path[level];
        const reached = list.find((option) => option.value === held) ?? list.find((option) => !option.disabled);
        const above = labelsOf(options, path.slice(0, level)).at(-1);
        return (
          <Column
            key={path.slice(0, level).join()}
            role="listbox"
            data-level={level}
            {...(above ? { 'aria-label': above } : { 'aria-labelledby': `${id}-label` })}
          >
            {list.map((option) => (
              <OptionRow
                key={option.value}
                role="option"
                tabIndex={option === reached ? 0 : -1}
                aria-selected={option.value === held}
                aria-disabled={option.disabled || undefined}
                data-state={option.value === held ? 'chosen' : 'open'}
                onClick={() => choose(level, option, false)}
                onKeyDown={(event) => handleKeyDown(event, level, option)}
              >
                <span>{option.label}</span>
                {option.children ? (
                  <ChevronRight aria-hidden size={14} />
                ) : (
                  option.value === held && <Check aria-hidden size={14} />
                )}
              </OptionRow>
            ))}
          </Column>
        );
      })}
    </Columns>
  );
}

/** Focuses the chosen option of a level, else the first. */
export function focusOnColumn(panel: RefObject<HTMLElement | null>, level: number): void {
  requestAnimationFrame(() =>
    panel.current?.querySelector<HTMLElement>(`[data-level='${level}'] [tabindex='0']`)?.focus(),
  );
}

const handled = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ']);
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const Columns = styled.div`
  display: flex;
  min-height: 0;
  overflow: auto hidden;

  @media (max-width: 575.98px) {
    flex-direction: column;
    overflow: hidden auto;
  }
`;

const Column = styled(OptionList)`
  flex: none;
  min-width: 8.75rem;
  overflow: hidden auto;

  &:not(:first-child) {
    border-inline-start: 1px solid ${color('border')};
  }

  li:focus-visible {
    outline-offset: -2px;
  }

  li:hover:not([aria-disabled]) {
    background: ${color('surfaceHover')};
  }

  /* Shows only the current list, below the chosen options. */
  @media (max-width: 575.98px) {
    overflow: visible;

    &:not(:first-child) {
      border-inline-start: 0;
      border-block-start: 1px solid ${color('border')};
    }

    &:not(:last-child) li:not([data-state='chosen']) {
      display: none;
    }

    padding: ${space(1)};
  }
`;
