import styled from 'styled-components';
import { space } from '../theme/tokens';

/** A row of controls that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;

/** The parts of a step, one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;
