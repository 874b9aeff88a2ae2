import type { ReactNode, Ref } from 'react';
import { BusyMark } from './button';
import { ControlFrame, isRequired } from './control-frame';
import type { ControlProps } from './control-props';
import { InputBox, inputState } from './input-box';

export interface BoxFieldProps extends Omit<ControlProps, 'id' | 'onBlur'> {
  id: string;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large' | undefined;
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
    <ControlFrame {...{ id, label, labelHidden, hint, error, reserveError, disabled }} required={isRequired(control)}>
      <InputBox ref={boxRef} data-state={inputState(error, disabled, readOnly)} data-scale={scale}>
        {children}
        {busy && <BusyMark />}
      </InputBox>
    </ControlFrame>
  );
}
