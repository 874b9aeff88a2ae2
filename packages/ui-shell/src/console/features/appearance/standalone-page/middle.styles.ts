import styled from 'styled-components';
import { space, textSize } from '../../../../theme/tokens';

/** A message with actions, centred in an empty window. */
export const Middle = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: 100vh;
  padding: ${space(6)};
  font-size: ${textSize('section')};
  overflow-wrap: anywhere;
  text-align: center;

  h1,
  p {
    max-width: 40em;
    margin: 0;
    font: inherit;
  }
`;
