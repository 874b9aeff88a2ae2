import { useLingui } from '@lingui/react';
import type { Ref } from 'react';
import { moneyManner, readMoney, showMoney } from '../../locales/written/money-text';
import type { ControlProps } from './control-props';
import { DecimalField } from './decimal-field';

/** @public */
export interface MoneyFieldProps extends ControlProps {
  /** In whole units of the currency's last place, such as cents; `null` while nothing is there, NaN while what was typed is no amount. */
  value: number | null;
  onValueChange: (units: number | null) => void;
  /** What arrow keys add, in units of the last place. Default: 1 of the currency. */
  step?: number;
  /** How far arrow keys go, in units of the last place; what is typed is judged by the form. Default 0, and no upper limit. */
  min?: number;
  max?: number;
  /** By ISO 4217; it decides the places (`JPY` none, `KWD` three) and the sign. Default `CNY`. */
  currency?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled amount of money in the manner of the language, held in whole units of the last place. It refuses another currency. @public */
export function MoneyField({ value, onValueChange, step, min = 0, max, currency = 'CNY', ...field }: MoneyFieldProps) {
  const { locale } = useLingui().i18n;
  const { decimals, signs, sign, isBehind } = moneyManner(currency, locale);
  const one = 10 ** decimals;
  const mark = <bdi aria-hidden>{sign}</bdi>;
  return (
    <DecimalField
      {...field}
      decimals={decimals}
      signs={signs}
      read={(typed) => readMoney(typed, currency, locale)}
      example={showMoney(Math.round(1234.5 * one), currency, locale)}
      places="all"
      step={step ?? one}
      min={min}
      max={max}
      {...(isBehind ? { suffix: mark } : { prefix: mark })}
      units={value}
      onUnitsChange={onValueChange}
    />
  );
}
