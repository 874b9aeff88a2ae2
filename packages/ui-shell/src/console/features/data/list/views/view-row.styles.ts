import styled from 'styled-components';
import { iconButton, oneLine } from '../../../../../theme/pieces';
import { color, flexFill, flexWrap, mutedCaption, radius, space, square } from '../../../../../theme/tokens';

/** A view in the panel: its link and its buttons. */
export const ViewRow = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: ${space(2)};

  &:hover {
    background: ${color('surfaceHover')};
  }

  a {
    display: flex;
    ${flexFill}
    flex-direction: column;
    justify-content: center;
    min-height: 40px;
    padding: ${space(1)} ${space(4)};
    color: inherit;
    text-decoration: none;
  }

  a[aria-current] {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  bdi,
  small {
    ${oneLine}
  }

  small {
    ${mutedCaption()}
    font-weight: 400;
  }

  button {
    ${iconButton}
    ${square('40px')}
    border-radius: ${radius('medium')};
  }
`;

/** A form of the panel. */
export const ViewForm = styled.form`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)} ${space(2)};

  > div:last-child:has(button) {
    ${flexWrap(2)}
  }
`;
