import { css } from 'styled-components';
import { color } from '../../theme/tokens';

/** The one focus ring of all controls: 2 px in the accent, 2 px away, for keyboard focus only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;
