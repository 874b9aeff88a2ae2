import styled from 'styled-components';

/** The text of a button that shows only its icon on a phone; its `aria-label` contains the text. */
export const WideText = styled.span`
  @media (max-width: 575.98px) {
    display: none;
  }
`;
