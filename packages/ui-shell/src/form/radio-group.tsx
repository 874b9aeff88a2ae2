'use client';

import { type Ref, useId } from 'react';
import type { ChoiceOption } from './checkbox-group';
import { ChoiceList, ChoiceMark, ChoiceRow } from './choice-box';
import type { ControlProps } from './control-props';
import { FieldGroup } from './field-group';

/** @public */
export interface RadioGroupProps<Value extends string> extends Omit<ControlProps, 'reserveError'> {
  /** The choice that holds; `''` while none does. */
  value: Value | '';
  options: readonly ChoiceOption<Value>[];
  onValueChange: (value: Value) => void;
  /** Default `row`. */
  direction?: 'row' | 'column';
  /** The radio button that the keyboard reaches: the one that holds, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one that shows all it offers, with a line of explanation where one is needed; `Segmented` is for two to five short words. @public */
export function RadioGroup<Value extends string>({
  id,
  value,
  options,
  onValueChange,
  direction = 'row',
  disabled,
  readOnly,
  busy,
  onBlur,
  error,
  ref,
  'aria-required': required,
  ...group
}: RadioGroupProps<Value>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const reached = options.find((option) => option.value === value) ?? options.find((option) => !option.disabled);
  return (
    <FieldGroup {...group} id={fieldId} role="radiogroup" required={required} error={error}>
      <ChoiceList data-direction={direction} data-invalid={error ? '' : undefined}>
        {options.map((option) => {
          const isDisabled = disabled || option.disabled;
          return (
            <ChoiceRow key={option.value} data-disabled={isDisabled || undefined} data-readonly={readOnly || undefined}>
              <ChoiceMark
                ref={option === reached ? ref : undefined}
                type="radio"
                name={fieldId}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                aria-busy={busy || undefined}
                onChange={() => !readOnly && !busy && onValueChange(option.value)}
                onBlur={onBlur}
              />
              <span>
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </span>
            </ChoiceRow>
          );
        })}
      </ChoiceList>
    </FieldGroup>
  );
}
