import { space } from '@waybill/ui-shell';
import styled from 'styled-components';

/** Cards side by side, the first one wider; in one column on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
