import { TextField, type TextFieldProps } from '../../../form/text-field';
import { useText } from '../../../locales/use-text';
import { loginMessages } from './messages';

/** The field for a user name, as password managers look for it. */
export function UsernameField(props: Omit<TextFieldProps, 'label'>) {
  const t = useText();
  return (
    <TextField
      {...props}
      label={t(loginMessages.username)}
      placeholder={t(loginMessages.usernameHint)}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      scale="large"
      reserveError
    />
  );
}
