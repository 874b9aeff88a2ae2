import { cloneElement, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../feedback/skeleton';
import { useFormat } from '../../locales/use-format';
import { color, mutedCaption, radius, space, strongText } from '../../theme/tokens';

/** @beta */
export interface StatCardProps {
  label: string;
  /** The number or a text. If undefined, the card shows a skeleton of the same height. */
  value: number | string | undefined;
  /** `danger` for a problem, `quiet` if there is nothing to do. Default `plain`. */
  tone?: 'plain' | 'danger' | 'quiet';
  /** A muted line below, such as the value of a week ago. */
  hint?: ReactNode;
  /** An empty link to the counted records, such as `<Link to="/orders" />`; it covers the card. */
  link?: ReactElement<{ children?: ReactNode }>;
}

/** A figure with its label, alone or in a `StatRow`. @beta */
export function StatCard({ label, value, tone = 'plain', hint, link }: StatCardProps) {
  const format = useFormat();
  const inside = (
    <>
      <span>{label}</span>
      {value === undefined ? (
        <Skeleton $width="48px" $height={36} />
      ) : (
        <b>{typeof value === 'number' ? format.number(value) : value}</b>
      )}
      {hint && <small>{hint}</small>}
    </>
  );
  return <Item data-tone={tone}>{link ? cloneElement(link, {}, inside) : <div>{inside}</div>}</Item>;
}

/** Figures side by side, two in a row on a phone. Give it an `aria-label`. @beta */
export const StatRow = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};

  @media (max-width: 575.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

const Item = styled.li`
  display: grid;

  > * {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    padding: ${space(4)} ${space(5)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('large')};
    background: ${color('surface')};
    color: ${color('text')};
    text-decoration: none;
  }

  > a:hover {
    border-color: ${color('primaryText')};
  }

  > a:focus-visible {
    outline-offset: 1px;
  }

  b {
    ${strongText()}
    font-size: 1.75rem;
    line-height: 2.25rem;
  }

  small {
    ${mutedCaption()}
  }

  &[data-tone='danger'] b {
    color: ${color('danger')};
  }

  &[data-tone='quiet'] b {
    color: ${color('textMuted')};
  }
`;
