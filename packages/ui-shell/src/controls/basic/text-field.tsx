import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { BoxField } from './box-field';
import { describedBy, isRequired } from './control-frame';
import type { ControlProps } from './control-props';
import { BareInput } from './input-box';
import { toChangeHandler } from './to-change-handler';

/** @public */
export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>,
    Pick<ControlProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'reserveError'> {
  /** An icon or a short word in front of the text. */
  prefix?: ReactNode;
  /** A control or a short word behind the text. */
  suffix?: ReactNode;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large';
  /** Receives the text at every change, beside `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A labelled one-line text input with hint and error; every further prop, `ref` included, goes to the `<input>`. @public */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  reserveError,
  prefix,
  suffix,
  scale,
  id,
  onChange,
  onValueChange,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <BoxField
      {...{ label, labelHidden, hint, error, reserveError, scale }}
      id={fieldId}
      disabled={input.disabled}
      readOnly={input.readOnly}
      aria-required={isRequired(input)}
    >
      {prefix}
      <BareInput
        type="text"
        {...input}
        onChange={toChangeHandler(onChange, onValueChange)}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
      />
      {suffix}
    </BoxField>
  );
}
