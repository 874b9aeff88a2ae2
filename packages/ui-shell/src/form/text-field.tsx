import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { describedBy, Field, isRequired } from './field';
import { BareInput, InputBox, inputState } from './input-box';

/** @public */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  label: ReactNode;
  /** The label is for screen readers only; pass a placeholder or a prefix that says the same. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field invalid. */
  error?: ReactNode;
  /** Keeps one line free for the error, so that its appearance moves nothing. */
  reserveError?: boolean;
  /** An icon or a short word in front of the text. */
  prefix?: ReactNode;
  /** A control or a short word behind the text. */
  suffix?: ReactNode;
  /** Height 32 px, or 40 px (`large`). Default `medium`. */
  scale?: 'medium' | 'large';
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
  scale = 'medium',
  id,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      labelHidden={labelHidden}
      required={isRequired(input)}
      hint={hint}
      error={error}
      reserveError={reserveError}
    >
      <InputBox data-state={inputState(error, input.disabled, input.readOnly)} data-scale={scale}>
        {prefix}
        <BareInput
          type="text"
          {...input}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
        />
        {suffix}
      </InputBox>
    </Field>
  );
}
