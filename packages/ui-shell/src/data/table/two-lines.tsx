import type { ReactNode } from 'react';
import styled from 'styled-components';
import { mutedCaption, size, space, textSize } from '../../theme/tokens';

/** @public */
export interface TwoLinesProps {
  children: ReactNode;
  /** The muted line below. */
  below: ReactNode;
}

/** A cell of two lines that fits the row in every density; in a card both are side by side. @public */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <Lines data-part="two-lines">
      <span>{children}</span>
      <small>{below}</small>
    </Lines>
  );
}

/** Half of a row, less 3 px of padding above and below. */
const half = `calc((${size('row')} - 6px) / 2)`;

const Lines = styled.span`
  display: grid;
  line-height: min(1.125rem, ${half});

  > * {
    /* Fits the text: a table would shrink a truncatable cell. */
    width: max-content;
    max-width: 12.25rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > span {
    font-size: min(${textSize('body')}, calc(${half} - 1px));
  }

  > small {
    ${mutedCaption()}
  }

  [data-look='cards'] & {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    align-items: baseline;
    justify-content: inherit;
  }
`;
