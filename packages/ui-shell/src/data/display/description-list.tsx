import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../feedback/skeleton';
import { color, space, textSize } from '../../theme/tokens';

/** @public */
export interface DescriptionListProps {
  /** Name and value; without a value a dash is shown. */
  items: readonly (readonly [name: string, value: ReactNode])[];
  /** `column` sets the name above its value, as many columns as there is room for; `row` beside it, one below the other. Default `column`. */
  layout?: 'column' | 'row';
  /** Shows bars in the place of values. Default false. */
  busy?: boolean;
}

/** Names and values of one thing. @public */
export function DescriptionList({ items, layout = 'column', busy = false }: DescriptionListProps) {
  return (
    <List data-layout={layout} aria-busy={busy || undefined}>
      {items.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{busy ? <Skeleton $width="60%" /> : isNothing(value) ? '—' : value}</dd>
        </div>
      ))}
    </List>
  );
}

const isNothing = (value: ReactNode): boolean => value === '' || value === null || value === undefined;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11.25rem, 1fr));
  gap: ${space(4)} ${space(5)};

  @media (max-width: 575.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  dd {
    margin: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('body')};
    overflow-wrap: anywhere;
  }

  &[data-layout='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }

  &[data-layout='row'] > div {
    display: grid;
    grid-template-columns: minmax(4.5rem, 30%) minmax(0, 1fr);
    gap: ${space(3)};
    align-items: baseline;
  }
`;
