import { color, radius, Skeleton, space, textSize } from '@waybill/ui-shell';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export interface FiguresProps {
  /** Name, value (none while it loads) and the page that lists what was counted. */
  figures: readonly (readonly [name: string, value: string | undefined, to: string])[];
}

/** A few large figures in a row, each a way to its list. */
export function Figures({ figures }: FiguresProps) {
  return (
    <List>
      {figures.map(([name, value, to]) => (
        <li key={name}>
          <Link to={to}>
            <span>{name}</span>
            {value === undefined ? <Skeleton $width="72px" $height={32} /> : <strong>{value}</strong>}
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} 0;
  }

  li:not(:first-child) {
    border-inline-start: 1px solid ${color('border')};
  }

  @media (max-width: 767.98px) {
    li:nth-child(odd) {
      border: 0;
    }
  }

  a {
    display: grid;
    gap: ${space(1)};
    margin: 0 ${space(2)};
    padding: ${space(2)};
    border-radius: ${radius('large')};
    color: ${color('textMuted')};
    text-decoration: none;
  }

  a:hover {
    background: ${color('surfaceHover')};
    color: ${color('primaryText')};
  }

  a:focus-visible {
    outline: 2px solid ${color('focus')};
  }

  strong {
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 32px;
  }
`;
