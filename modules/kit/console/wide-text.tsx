import styled from 'styled-components';

/** The text of a button that its icon says alone on a phone; the button has it as its `aria-label`. */
export const WideText = styled.span`
  @media (max-width: 575.98px) {
    display: none;
  }
`;
