import type { ReactNode, Ref } from 'react';
import { ChoiceList, ChoiceMark, ChoiceRow } from './choice-box';
import type { ControlProps } from './control-props';
import { FieldGroup } from './field-group';
import { useControl } from './use-control';

/** @public */
export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line below the label. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface ChoicesProps<Value extends string> extends Omit<ControlProps, 'reserveError'> {
  options: readonly ChoiceOption<Value>[];
  /** Default `row`. */
  direction?: 'row' | 'column';
}

interface ChoiceGroupProps<Value extends string> extends ChoicesProps<Value> {
  type: 'checkbox' | 'radio';
  holds: (value: Value) => boolean;
  onChoose: (value: Value) => void;
  /** The choice whose box gets the ref. */
  reached: ChoiceOption<Value> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The boxes or radio buttons that are one field. */
export function ChoiceGroup<Value extends string>({
  id,
  type,
  options,
  holds,
  onChoose,
  reached,
  direction = 'row',
  disabled,
  readOnly,
  busy,
  onBlur,
  error,
  ref,
  'aria-required': required,
  ...group
}: ChoiceGroupProps<Value>) {
  const { fieldId } = useControl({ id });
  return (
    <FieldGroup
      {...group}
      id={fieldId}
      role={type === 'radio' ? 'radiogroup' : 'group'}
      required={required}
      error={error}
    >
      <ChoiceList data-direction={direction} data-invalid={error ? '' : undefined}>
        {options.map((option) => {
          const isDisabled = disabled || option.disabled;
          return (
            <ChoiceRow key={option.value} data-disabled={isDisabled || undefined} data-readonly={readOnly || undefined}>
              <ChoiceMark
                ref={option === reached ? ref : undefined}
                type={type}
                name={type === 'radio' ? fieldId : undefined}
                value={option.value}
                checked={holds(option.value)}
                disabled={isDisabled}
                aria-readonly={(type === 'checkbox' && readOnly) || undefined}
                aria-busy={busy || undefined}
                onChange={() => !readOnly && !busy && onChoose(option.value)}
                onBlur={onBlur}
              />
              <span>
                <span>{option.label}</span>
                {option.hint && <small>{option.hint}</small>}
              </span>
            </ChoiceRow>
          );
        })}
      </ChoiceList>
    </FieldGroup>
  );
}
