import styled from 'styled-components';
import { color, flexWrap, space } from '../theme/tokens';

/** Parts one below the other. */
export const Stack = styled.div`
  display: grid;
  gap: ${space(4)};

  p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;

/** Parts beside each other, as far as there is room. */
export const Row = styled.div`
  ${flexWrap(2, 4)}
  align-items: center;
  color: ${color('text')};
`;

/** Fields in columns. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

/** Items without marks. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
