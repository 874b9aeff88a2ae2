import styled, { css } from 'styled-components';
import { color, disabledLook, flexFill, flexRow, motion, radius, size, space, textSize } from '../../theme/tokens';

/** The frame around an input with its icons; it shows focus, error and disabled for all that it holds. */
export const InputBox = styled.div`
  position: relative;
  ${flexRow(2)}
  width: 100%;
  min-height: ${size('control')};
  padding: 0 ${space(3)};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('medium')};
  background: ${color('surface')};
  color: ${color('textMuted')};
  transition: border-color ${motion('fast')};

  &[data-scale='large'] {
    min-height: max(${size('controlTouch')}, ${size('control')});
  }

  &:hover {
    border-color: ${color('textMuted')};
  }

  &:focus-within {
    border-color: ${color('focus')};
    outline: 1px solid ${color('focus')};
  }

  &[data-state='invalid'] {
    border-color: ${color('danger')};
  }

  &[data-state='invalid']:focus-within {
    outline-color: ${color('danger')};
  }

  &[data-state='disabled'] {
    border-color: ${color('border')};
    background: ${color('surfaceSunken')};
    cursor: not-allowed;
  }

  &[data-state='readonly'] {
    border-style: dashed;
    background: transparent;
  }
`;

/** An input without a frame of its own. */
export const bareInput = css`
  ${flexFill}
  height: 100%;
  margin: 0;
  /* Its line of 21 px and the frame fit into the lowest control. */
  padding: min(${space(1)}, calc((${size('control')} - 24px) / 2)) 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: ${color('textStrong')};
  font: inherit;
  font-size: ${textSize('body')};
  line-height: 1.5;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color('textMuted')};
    opacity: 1;
  }

  &:disabled {
    ${disabledLook()}
  }

  &:-webkit-autofill {
    box-shadow: 0 0 0 100px ${color('surface')} inset;
    -webkit-text-fill-color: ${color('textStrong')};
  }

  @media (pointer: coarse) {
    font-size: 1rem;
  }
`;

/** The input itself, without a frame of its own. */
export const BareInput = styled.input`
  ${bareInput}
`;

/** State of an `InputBox` for its `data-state`. */
export const inputState = (
  error: unknown,
  disabled: boolean | undefined,
  readOnly?: boolean,
): 'invalid' | 'disabled' | 'readonly' | 'valid' =>
  error ? 'invalid' : disabled ? 'disabled' : readOnly ? 'readonly' : 'valid';
