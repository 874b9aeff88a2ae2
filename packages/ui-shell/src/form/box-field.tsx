import { LoaderCircle } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import type { ControlProps } from './control-props';
import { Field, isRequired } from './field';
import { InputBox, inputState } from './input-box';

export interface BoxFieldProps extends Omit<ControlProps, 'id' | 'onBlur'> {
  id: string;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large';
  /** The box itself, to place a list below it. */
  boxRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Label, framed box, hint and error around the input of a control. */
export function BoxField({
  id,
  label,
  labelHidden,
  hint,
  error,
  reserveError,
  disabled,
  readOnly,
  busy,
  scale = 'medium',
  boxRef,
  children,
  ...control
}: BoxFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={isRequired(control)}
      hint={hint}
      error={error}
      reserveError={reserveError}
    >
      <InputBox ref={boxRef} data-state={inputState(error, disabled, readOnly)} data-scale={scale}>
        {children}
        {busy && <BusyMark />}
      </InputBox>
    </Field>
  );
}

/** A turning mark at the end of a box; the control itself says `aria-busy`. */
export function BusyMark() {
  return <Turning aria-hidden size={16} />;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled(LoaderCircle)`
  flex: none;
  animation: ${turn} 0.8s linear infinite;
`;
