import { X } from 'lucide-react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../../../lib/visually-hidden';
import { useText } from '../../../../locales/use-text';
import { color, radius, space, textSize } from '../../../../theme/tokens';
import type { FilterKinds, FilterValues } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { FilterField, ListFiltersProps } from './list-filters';
import type { List } from './use-list';

/** What a list is filtered by, each removable on its own. */
export function ListChips<Item, Filters extends FilterKinds>({
  list,
  fields = {},
}: {
  list: List<Item, Filters>;
  fields?: ListFiltersProps<Item, Filters>['fields'] | undefined;
}) {
  const t = useText();
  // Filters without a field here have a control of their own elsewhere on the page.
  const values: Readonly<Record<string, string>> = list.filters;
  const set = Object.entries<FilterField | undefined>(fields).flatMap(([name, field]) => {
    const names = field?.until ? [name, field.until] : [name];
    return field && names.some((each) => values[each]) ? [{ field, names }] : [];
  });
  const wordOf = ({ options, until }: FilterField, [from = '', to = '']: readonly string[]) => {
    if (!until) return options && Object.hasOwn(options, from) ? t(options[from] ?? from) : from;
    return t(resourceMessages[from === '' ? 'daysUntil' : to === '' ? 'daysFrom' : 'days'], { from, to });
  };
  if (set.length === 0) return null;
  const without = (names: readonly string[]) => {
    const kept = Object.entries<string>(list.filters).map(([name, value]) => [name, names.includes(name) ? '' : value]);
    list.go({ filters: Object.fromEntries(kept) as FilterValues<Filters>, page: 1 });
  };
  return (
    <Chips aria-label={t(resourceMessages.conditions)}>
      {set.map(({ field, names }) => {
        const value = wordOf(
          field,
          names.map((name) => values[name] ?? ''),
        );
        const condition = t(resourceMessages.condition, { name: t(field.label), value });
        return (
          <li key={names.join()}>
            <bdi>{condition}</bdi>
            <button type="button" onClick={() => without(names)}>
              <X aria-hidden size={14} />
              <VisuallyHidden>{t(resourceMessages.removeCondition, { condition })}</VisuallyHidden>
            </button>
          </li>
        );
      })}
      {set.length > 1 && (
        <li data-part="clear">
          <button type="button" onClick={() => without(set.flatMap(({ names }) => names))}>
            {t(resourceMessages.clearConditions)}
          </button>
        </li>
      )}
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${textSize('body')};

  li {
    display: flex;
    flex: none;
    align-items: center;
    max-width: 20rem;
    border-radius: ${radius('round')};
    background: ${color('primaryTint')};
    color: ${color('primaryText')};
  }

  /* Beside the buttons at the end there is room for one with its cross. */
  @media (max-width: 575.98px) {
    li {
      max-width: 9rem;
    }
  }

  > li > bdi {
    min-width: 0;
    padding-inline-start: ${space(3)};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  button {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    min-width: 28px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${radius('round')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  [data-part='clear'] {
    background: none;
  }

  [data-part='clear'] button {
    padding: 0 ${space(2)};
  }

  @media (pointer: coarse) {
    button {
      min-width: 40px;
      height: 40px;
    }
  }
`;
