import type { ComponentPropsWithRef } from 'react';
import { TextField } from '../../../form/text-field';
import { useText } from '../../../locales/use-text';
import { loginMessages } from './messages';

export interface PhoneFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  error: string | undefined;
}

/** The field for a mobile number. */
export function PhoneField({ error, ...input }: PhoneFieldProps) {
  const t = useText();
  return (
    <TextField
      {...input}
      label={t(loginMessages.phone)}
      placeholder={t(loginMessages.phoneHint)}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      scale="large"
      error={error}
      reserveError
    />
  );
}
