import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { color, disabledLook, radius, size, space } from '../../theme/tokens';

/** The look of a worded action, also of links and plain buttons in `RowActions`. */
const action = css`
  min-height: min(2rem, calc(${size('row')} - 6px));
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius('medium')};
  background: none;
  color: ${color('primaryText')};
  font: inherit;
  line-height: min(2rem, calc(${size('row')} - 6px));
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${color('surfaceHover')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-tone='danger'] {
    color: ${color('danger')};
  }

  &:is(:disabled, [data-state='resting']) {
    background: none;
    ${disabledLook()}
  }

  @media (pointer: coarse) {
    min-height: 40px;
    line-height: 2.5rem;
  }
`;

/** The actions of one row, side by side. @public */
export const RowActions = styled.div`
  display: flex;
  gap: ${space(1)};
  /* No further than the padding of the cell, or the first press would scroll the table. */
  margin: 0 calc(-1 * min(${space(2)}, var(--cell-gap, 0px)));

  button,
  a {
    ${action}
  }
`;

/** @public */
export interface RowButtonProps extends ComponentPropsWithRef<'button'> {
  'data-tone'?: 'danger';
}

/** A worded action of a row. @public */
export function RowButton(props: RowButtonProps) {
  return <Look type="button" {...props} />;
}

const Look = styled.button`
  ${action}
`;
