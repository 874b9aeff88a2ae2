import type { Ref } from 'react';
import { ChoiceGroup, type ChoicesProps } from './choice-group';

/** @public */
export interface RadioGroupProps<Value extends string> extends ChoicesProps<Value> {
  /** The chosen value; `''` without a choice. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** The radio button in the tab order: the chosen one, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** A radio group with optional hints per option; use `Segmented` for two to five short words. @public */
export function RadioGroup<Value extends string>({ value, onValueChange, ...group }: RadioGroupProps<Value>) {
  const { options } = group;
  return (
    <ChoiceGroup
      {...group}
      type="radio"
      holds={(each) => each === value}
      onChoose={onValueChange}
      reached={options.find((option) => option.value === value) ?? options.find((option) => !option.disabled)}
    />
  );
}
