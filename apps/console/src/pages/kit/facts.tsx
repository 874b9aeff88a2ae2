import { color, space, textSize } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FactsProps {
  /** Name and value; facts without a value show a dash. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values of one thing, two or more columns where there is room. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' || value === null || value === undefined ? '—' : value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${space(4)} ${space(5)};
  margin: 0;

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
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
