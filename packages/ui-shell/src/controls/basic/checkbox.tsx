import type { ChangeEvent, Ref } from 'react';
import { ChoiceMark, ChoiceRow } from './choice-box';
import { FieldError, FieldFrame, FieldHint } from './control-frame';
import type { ControlProps } from './control-props';
import { useControl } from './use-control';

/** @public */
export interface CheckboxProps extends Omit<ControlProps, 'labelHidden' | 'reserveError'> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Some but not all of its items are checked; a click checks all. Default false. */
  mixed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled checkbox whose value takes effect when the form is sent; a `Switch` takes effect at once. @public */
export function Checkbox({
  id,
  label,
  hint,
  error,
  checked,
  onCheckedChange,
  mixed = false,
  disabled,
  readOnly,
  busy,
  ref,
  ...input
}: CheckboxProps) {
  const { fieldId, aria } = useControl({ id, hint, error, busy, 'aria-required': input['aria-required'] });
  const attach = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = mixed && !checked;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (!readOnly && !busy) onCheckedChange(event.target.checked);
  };
  return (
    <FieldFrame>
      <ChoiceRow data-disabled={disabled || undefined} data-readonly={readOnly || undefined}>
        <ChoiceMark
          {...input}
          ref={attach}
          id={fieldId}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          {...aria}
          onChange={handleChange}
        />
        <span>{label}</span>
      </ChoiceRow>
      {hint && <FieldHint id={`${fieldId}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${fieldId}-error`} error={error} />
    </FieldFrame>
  );
}
