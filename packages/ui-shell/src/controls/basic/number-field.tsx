import type { ReactNode, Ref } from 'react';
import { useLanguage } from '../../locales/use-language';
import { numberSigns } from '../../locales/written/number-signs';
import { showDecimal } from '../../locales/written/number-text';
import type { ControlProps } from './control-props';
import { DecimalField } from './decimal-field';

/** @public */
export interface NumberFieldProps extends ControlProps {
  /** `null` for an empty field; NaN for an invalid number, which every number schema rejects. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Places behind the point. Default 0: whole numbers. */
  decimals?: number;
  /** Step of the arrow keys. Default 1. */
  step?: number;
  /** Limits of the arrow keys; the form validates typed values. Default: no limit. */
  min?: number;
  max?: number;
  /** A sign or short word in front of the number. */
  prefix?: ReactNode;
  /** A unit behind the number. */
  suffix?: ReactNode;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled number field: accepts all common formats, steps with arrow keys, groups thousands on blur. @public */
export function NumberField({ value, onValueChange, decimals = 0, step = 1, min, max, ...field }: NumberFieldProps) {
  const signs = numberSigns(useLanguage().i18n.locale);
  const scale = 10 ** decimals;
  const toUnits = (number: number) => Math.round(number * scale);
  return (
    <DecimalField
      {...field}
      decimals={decimals}
      signs={signs}
      example={showDecimal(decimals === 0 ? 1234 : 12345 * 10 ** (decimals - 1), decimals, 'needed', signs)}
      places="needed"
      step={toUnits(step)}
      min={min === undefined ? undefined : toUnits(min)}
      max={max === undefined ? undefined : toUnits(max)}
      units={value === null ? null : toUnits(value)}
      onUnitsChange={(units) => onValueChange(units === null ? null : units / scale)}
    />
  );
}
