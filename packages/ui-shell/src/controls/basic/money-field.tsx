import type { Ref } from 'react';
import type { ControlProps } from './control-props';
import { DecimalField } from './decimal-field';

/** @public */
export interface MoneyFieldProps extends ControlProps {
  /** In whole cents; `null` while nothing is there, NaN while what was typed is no amount. */
  value: number | null;
  onValueChange: (cents: number | null) => void;
  /** What arrow keys add, in cents. Default 100. */
  step?: number;
  /** How far arrow keys go, in cents; what is typed is judged by the form. Default 0, and no upper limit. */
  min?: number;
  max?: number;
  /** Sign in front of the amount. Default `¥`. */
  currency?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled amount of money: shown in yuan with two places, held in whole cents, so that no sum is ever off by one. @public */
export function MoneyField({
  value,
  onValueChange,
  step = 100,
  min = 0,
  max,
  currency = '¥',
  ...field
}: MoneyFieldProps) {
  return (
    <DecimalField
      {...field}
      decimals={2}
      places="all"
      step={step}
      min={min}
      max={max}
      prefix={<span aria-hidden>{currency}</span>}
      units={value}
      onUnitsChange={onValueChange}
    />
  );
}
