import { useId } from 'react';
import { describedBy } from './control-frame';
import type { ControlProps } from './control-props';

type ControlState = Pick<ControlProps, 'id' | 'hint' | 'error' | 'busy' | 'disabled' | 'readOnly' | 'aria-required'>;

/** The id of a control in a `ControlFrame`, whether it is `fixed` against input, and the attributes of its input; `aria` has the ARIA ones only. */
export function useControl({ id, hint, error, busy, disabled, readOnly, 'aria-required': required }: ControlState) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const aria = {
    'aria-required': required,
    'aria-busy': busy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(fieldId, hint, error),
  };
  return { fieldId, fixed: disabled || readOnly, aria, input: { ...aria, id: fieldId, disabled, readOnly } };
}
