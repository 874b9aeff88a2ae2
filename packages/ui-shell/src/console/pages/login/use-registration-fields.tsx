import { type ReactNode, useState } from 'react';
import { TextField } from '../../../form/text-field';
import { namedMessage } from '../../../locales/define-messages';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../kernel/console-context';
import type { RegistrationField } from '../../kernel/console-slots';

/** The app's further fields of the registration, filled from the address. `read` gives those that hold something. */
export function useRegistrationFields(): { fields: ReactNode; read: () => Record<string, string> } {
  const t = useText();
  const { config, history } = useConsole();
  const fields = config.slots.login?.registration ?? [];
  const [values, setValues] = useState(() => carriedValues(fields, history.current.search));
  return {
    fields: fields.map(
      ({ name, label, placeholder }) =>
        label && (
          <TextField
            key={name}
            name={name}
            label={t(namedMessage(`registration.${name}`, label))}
            placeholder={placeholder && t(namedMessage(`registration.${name}.hint`, placeholder))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            scale="large"
            reserveError
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((before) => ({ ...before, [name]: target.value }))}
          />
        ),
    ),
    read: () =>
      Object.fromEntries(
        Object.entries(values)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([, value]) => value !== ''),
      ),
  };
}

/** What an address carries for fields, as far as it may be there. */
function carriedValues(fields: readonly RegistrationField[], search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    fields.map(({ name, pattern }) => {
      const value = query.get(name) ?? '';
      return [name, new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, '')).test(value) ? value : ''];
    }),
  );
}
