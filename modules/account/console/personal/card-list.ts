import { color, space, textSize } from '@waybill/ui-shell';
import styled from 'styled-components';

/** A list in a card: each entry has a name, a second line and actions. */
export const CardList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & + :not(:empty) {
    margin-block-start: ${space(3)};
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: center;
    min-height: 56px;
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  strong {
    margin-inline-end: ${space(2)};
    color: ${color('textStrong')};
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;
