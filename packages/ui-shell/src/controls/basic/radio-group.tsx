import type { Ref } from 'react';
import { ChoiceGroup, type ChoicesProps } from './choice-group';

/** @public */
export interface RadioGroupProps<Value extends string> extends ChoicesProps<Value> {
  /** The choice that holds; `''` while none does. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** The radio button that the keyboard reaches: the one that holds, else the first. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of one that shows all it offers, with a line of explanation where one is needed; `Segmented` is for two to five short words. @public */
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
