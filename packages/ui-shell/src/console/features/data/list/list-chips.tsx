import styled from 'styled-components';
import { Button } from '../../../../controls/basic/button';
import { Tag } from '../../../../data/display/tag';
import { useText } from '../../../../locales/use-text';
import { flexWrap } from '../../../../theme/tokens';
import type { FilterKinds, FilterValues } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { FilterField, ListFiltersProps } from './list-filters';
import type { List } from './use-list';

/** The active filters of a list, each with a remove button. */
export function ListChips<Item, Filters extends FilterKinds>({
  list,
  fields = {},
}: {
  list: List<Item, Filters>;
  fields?: ListFiltersProps<Item, Filters>['fields'] | undefined;
}) {
  const t = useText();
  // Filters without a field here have their control elsewhere on the page.
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
    const filters = Object.entries<string>(list.filters).map(([name, value]) => [
      name,
      names.includes(name) ? '' : value,
    ]);
    list.go({ filters: Object.fromEntries(filters) as FilterValues<Filters>, page: 1 });
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
            <Tag
              tone="primary"
              removeLabel={t(resourceMessages.removeCondition, { condition })}
              onRemove={() => without(names)}
            >
              {condition}
            </Tag>
          </li>
        );
      })}
      {set.length > 1 && (
        <li>
          <Button tone="quiet" onClick={() => without(set.flatMap(({ names }) => names))}>
            {t(resourceMessages.clearConditions)}
          </Button>
        </li>
      )}
    </Chips>
  );
}

const Chips = styled.ul`
  ${flexWrap(2)}
  align-items: center;
  min-width: 0;

  li {
    display: flex;
    flex: none;
    max-width: min(20rem, 100%);
  }
`;
