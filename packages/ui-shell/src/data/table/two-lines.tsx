import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space, textSize } from '../../theme/tokens';

/** @public */
export interface TwoLinesProps {
  children: ReactNode;
  /** The quiet line below. */
  below: ReactNode;
}

/** A cell of two lines that keeps clear of the lines of the table in every density; in a card both stand side by side. @public */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <Lines data-part="two-lines">
      <span>{children}</span>
      <small>{below}</small>
    </Lines>
  );
}

/** Half of a row, less 3 px of air above and below. */
const half = `calc((${size('row')} - 6px) / 2)`;

const Lines = styled.span`
  display: grid;
  line-height: min(1.125rem, ${half});

  > * {
    /* As wide as its words: a table makes a cell that can be cut as narrow as it likes. */
    width: max-content;
    max-width: 12.25rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > span {
    font-size: min(${textSize('body')}, calc(${half} - 1px));
  }

  > small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  [data-look='cards'] & {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    align-items: baseline;
    justify-content: inherit;
  }
`;
