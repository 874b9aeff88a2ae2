import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useText } from '../../../locales/use-text';
import { loginMessages } from './messages';

/** Puts the complaint of a field, named by a rule of `loginRules`, into words. */
export function useComplaint<Fields extends FieldValues>(errors: FieldErrors<Fields>) {
  const t = useText();
  return (field: keyof Fields): string | undefined => {
    const name = errors[field]?.message;
    return typeof name === 'string' && Object.hasOwn(loginMessages, name)
      ? t(loginMessages[name as keyof typeof loginMessages])
      : undefined;
  };
}
