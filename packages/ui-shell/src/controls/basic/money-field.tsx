import type { Ref } from 'react';
import { useLanguage } from '../../locales/use-language';
import { moneyManner, readMoney, showMoney } from '../../locales/written/money-text';
import type { ControlProps } from './control-props';
import { DecimalField } from './decimal-field';

/** @public */
export interface MoneyFieldProps extends ControlProps {
  /** In whole units of the currency's last place, such as cents; `null` for an empty field, NaN for an invalid amount. */
  value: number | null;
  onValueChange: (units: number | null) => void;
  /** Step of the arrow keys, in units of the last place. Default: 1 of the currency. */
  step?: number;
  /** Limits of the arrow keys, in units of the last place; the form validates typed values. Default 0, and no upper limit. */
  min?: number;
  max?: number;
  /** ISO 4217 code. It sets the number of decimals (`JPY` 0, `KWD` 3) and the sign. Default `CNY`. */
  currency?: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled amount of money, formatted for the language, in whole units of the last place. Rejects other currencies. @public */
export function MoneyField({ value, onValueChange, step, min = 0, max, currency = 'CNY', ...field }: MoneyFieldProps) {
  const { locale } = useLanguage().i18n;
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
