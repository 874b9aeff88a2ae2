import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, size, space } from '../../theme/tokens';

/** The actions of one row, side by side; one styled element for all of them keeps long tables quick. @public */
export const RowActions = styled.div`
  display: flex;
  gap: ${space(1)};
  margin: 0 -${space(2)};

  button,
  a {
    min-height: min(32px, calc(${size('row')} - 6px));
    padding: 0 ${space(2)};
    border: 0;
    border-radius: ${radius('medium')};
    background: none;
    color: ${color('primaryText')};
    font: inherit;
    line-height: min(32px, calc(${size('row')} - 6px));
    text-decoration: none;
    cursor: pointer;
  }

  :is(button, a):hover {
    background: ${color('surfaceHover')};
  }

  :is(button, a):focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }

  button[data-tone='danger'] {
    color: ${color('danger')};
  }

  button:disabled {
    background: none;
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    button,
    a {
      min-height: 40px;
      line-height: 40px;
    }
  }
`;

/** @public */
export interface RowButtonProps extends ComponentPropsWithRef<'button'> {
  'data-tone'?: 'danger';
}

/** A worded action of a row. @public */
export function RowButton(props: RowButtonProps) {
  return <button type="button" {...props} />;
}
