import type { Ref } from 'react';
import { ChoiceGroup, type ChoicesProps } from './choice-group';

/** @public */
export interface CheckboxGroupProps<Value extends string> extends ChoicesProps<Value> {
  /** The checked options, in the order of `options`. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
  /** The first enabled box. */
  ref?: Ref<HTMLInputElement>;
}

/** Several checkboxes that form one field. @public */
export function CheckboxGroup<Value extends string>({ value, onValueChange, ...group }: CheckboxGroupProps<Value>) {
  const { options } = group;
  const toggle = (toggled: Value) => {
    const holds = (each: Value) => (each === toggled ? !value.includes(each) : value.includes(each));
    onValueChange(options.map((option) => option.value).filter(holds));
  };
  return (
    <ChoiceGroup
      {...group}
      type="checkbox"
      holds={(each) => value.includes(each)}
      onChoose={toggle}
      reached={options.find((option) => !option.disabled)}
    />
  );
}
