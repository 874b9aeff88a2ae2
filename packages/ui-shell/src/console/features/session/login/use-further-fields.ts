import { type ChangeEvent, useEffect, useState } from 'react';
import { namedMessage } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import type { RegistrationField } from '../../../kernel/console-slots';

/** A field that is shown. */
export interface FurtherField {
  name: string;
  label: string;
  placeholder: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The app's registration fields beside name, phone, code and password. */
export interface FurtherFields {
  fields: readonly FurtherField[];
  /** The non-empty values by name. */
  read: () => Record<string, string>;
}

/** The app's further registration fields, prefilled from the address; their values survive a change of panels. */
export function useFurtherFields(): FurtherFields {
  const t = useText();
  const { config, history, showFailure } = useConsole();
  const load = config.slots.login?.registration;
  const [fields, setFields] = useState<readonly RegistrationField[]>([]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let isMounted = true;
    load?.().then((loaded) => {
      if (!isMounted) return;
      setFields(loaded);
      setValues((typed) => ({ ...carriedValues(loaded, history.current.search), ...typed }));
    }, showFailure);
    return () => {
      isMounted = false;
    };
  }, [load, history, showFailure]);
  return {
    fields: fields.flatMap(({ name, label, placeholder }) =>
      label
        ? {
            name,
            label: t(namedMessage(`registration.${name}`, label)),
            placeholder: placeholder && t(namedMessage(`registration.${name}.hint`, placeholder)),
            value: values[name] ?? '',
            onChange: ({ target }) => setValues((before) => ({ ...before, [name]: target.value })),
          }
        : [],
    ),
    read: () =>
      Object.fromEntries(
        Object.entries(values)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([, value]) => value !== ''),
      ),
  };
}

/** The allowed prefilled values of an address. */
function carriedValues(fields: readonly RegistrationField[], search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    fields.map(({ name, pattern }) => {
      const value = query.get(name) ?? '';
      return [name, new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, '')).test(value) ? value : ''];
    }),
  );
}
