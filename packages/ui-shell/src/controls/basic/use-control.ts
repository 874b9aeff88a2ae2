import { useId } from 'react';
import { describedBy } from './control-frame';
import type { ControlProps } from './control-props';

type ControlState = Pick<ControlProps, 'id' | 'hint' | 'error' | 'busy' | 'disabled' | 'readOnly' | 'aria-required'>;

/** The id of a control in a `ControlFrame`, whether it takes no input, what its input says to assistive technology (`said`), and all attributes of that input. */
export function useControl({ id, hint, error, busy, disabled, readOnly, 'aria-required': required }: ControlState) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const said = {
    'aria-required': required,
    'aria-busy': busy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(fieldId, hint, error),
  };
  return { fieldId, fixed: disabled || readOnly, said, input: { ...said, id: fieldId, disabled, readOnly } };
}
