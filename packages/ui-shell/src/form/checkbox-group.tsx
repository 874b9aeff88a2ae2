'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { ChoiceList, ChoiceMark, ChoiceRow } from './choice-box';
import type { ControlProps } from './control-props';
import { FieldGroup } from './field-group';

/** @public */
export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line below the label. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** @public */
export interface CheckboxGroupProps<Value extends string> extends Omit<ControlProps, 'reserveError'> {
  /** What holds, in the order of the options. */
  value: readonly Value[];
  options: readonly ChoiceOption<Value>[];
  onValueChange: (value: readonly Value[]) => void;
  /** Default `row`. */
  direction?: 'row' | 'column';
  /** The first box that can be reached. */
  ref?: Ref<HTMLInputElement>;
}

/** Several boxes that are one field: any number of them holds. @public */
export function CheckboxGroup<Value extends string>({
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
}: CheckboxGroupProps<Value>) {
  const ownId = useId();
  const first = options.find((option) => !option.disabled);
  const toggle = (toggled: Value) => {
    const holds = (each: Value) => (each === toggled ? !value.includes(each) : value.includes(each));
    if (!readOnly && !busy) onValueChange(options.map((option) => option.value).filter(holds));
  };
  return (
    <FieldGroup {...group} id={id ?? ownId} required={required} error={error}>
      <ChoiceList data-direction={direction} data-invalid={error ? '' : undefined}>
        {options.map((option) => {
          const isDisabled = disabled || option.disabled;
          return (
            <ChoiceRow key={option.value} data-disabled={isDisabled || undefined} data-readonly={readOnly || undefined}>
              <ChoiceMark
                ref={option === first ? ref : undefined}
                type="checkbox"
                value={option.value}
                checked={value.includes(option.value)}
                disabled={isDisabled}
                aria-readonly={readOnly || undefined}
                aria-busy={busy || undefined}
                onChange={() => toggle(option.value)}
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
