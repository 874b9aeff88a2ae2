import { type ControlFrameProps, describedBy, FieldError, FieldFrame, FieldHint, FieldLabel } from './control-frame';

export interface FieldGroupProps extends Omit<ControlFrameProps, 'reserveError'> {
  /** `radiogroup` if only one of the controls can be chosen. Default `group`, which does not support `aria-required`. */
  role?: 'radiogroup' | 'group';
}

/** Several controls that are one field, such as the radio buttons of a choice: named by their label, with hint and error. */
export function FieldGroup({
  id,
  role = 'group',
  label,
  labelHidden,
  required,
  hint,
  error,
  children,
}: FieldGroupProps) {
  return (
    <FieldFrame
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, hint, error)}
      {...(role === 'radiogroup' && {
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    >
      <FieldLabel
        as="span"
        id={`${id}-label`}
        data-hidden={labelHidden || undefined}
        data-required={required || undefined}
      >
        {label}
      </FieldLabel>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </FieldFrame>
  );
}
