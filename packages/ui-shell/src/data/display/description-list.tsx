import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../feedback/skeleton';
import { useFormat } from '../../locales/use-format';
import { useText } from '../../locales/use-text';
import { color, space, textSize } from '../../theme/tokens';
import { displayMessages } from './messages';

/** @public */
export interface DescriptionListProps {
  /** Name and value; `undefined`, `null` or `''` for a missing value. */
  items: readonly (readonly [name: string, value: ReactNode])[];
  /** `column` uses two columns on wide screens; `row` one. Default `column`. */
  layout?: 'column' | 'row';
  /** Shows bars instead of values. Default false. */
  busy?: boolean;
}

/** Names and values of one thing, the value beside its name; names without a value share one line at the end. @public */
export function DescriptionList({ items, layout = 'column', busy = false }: DescriptionListProps) {
  const t = useText();
  const format = useFormat();
  const empty = busy ? [] : items.filter(([, value]) => isNothing(value)).map(([name]) => name);
  return (
    <List data-layout={layout} aria-busy={busy || undefined}>
      {items.map(
        ([name, value]) =>
          (busy || !isNothing(value)) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{busy ? <Skeleton $width="60%" /> : value}</dd>
            </div>
          ),
      )}
      {empty.length > 0 && (
        <div data-part="empty">
          <dt>{t(displayMessages.empty)}</dt>
          <dd>{format.list(empty)}</dd>
        </div>
      )}
    </List>
  );
}

const isNothing = (value: ReactNode): boolean => value === '' || value === null || value === undefined;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 50% - ${space(3)})), 1fr));
  gap: ${space(2.5)} ${space(6)};

  &[data-layout='row'] {
    grid-template-columns: minmax(0, 1fr);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(5.5rem, 30%) minmax(0, 1fr);
    gap: ${space(3)};
    align-items: baseline;
  }

  dt {
    color: ${color('textMuted')};
    font-size: ${textSize('body')};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('body')};
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > [data-part='empty'] {
    display: block;
    grid-column: 1 / -1;
    color: ${color('textMuted')};

    > * {
      display: inline;
      color: inherit;
      font-size: ${textSize('caption')};
      font-weight: 400;
    }
  }
`;
