import { space } from '@waybill/ui-shell';
import styled from 'styled-components';

/** A row of controls that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
`;
