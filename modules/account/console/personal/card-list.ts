import { color, space, textSize } from '@waybill/ui-shell';
import styled from 'styled-components';

/** A list in a card: each entry has a name, a second line and actions. */
export const CardList = styled.ul`
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: center;
    min-height: 56px;
    border-block-end: 1px solid ${color('border')};
    overflow-wrap: anywhere;
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
