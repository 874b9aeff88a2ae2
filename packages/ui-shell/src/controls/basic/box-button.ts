import styled from 'styled-components';
import { iconButton } from '../../theme/pieces';
import { color, disabledLook, radius, space, square } from '../../theme/tokens';

/** A small button at the end of a control's box. */
export const BoxButton = styled.button`
  ${iconButton}
  ${square('24px')}
  margin: 0 -${space(1)};
  border-radius: ${radius('medium')};

  &:hover:not(:disabled) {
    color: ${color('textStrong')};
  }

  &:disabled {
    ${disabledLook()}
  }

  @media (pointer: coarse) {
    ${square('40px')}
    margin-block: -1px;
  }
`;
