import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../locales/use-text';
import { type Complaint, loginNormal, loginRules } from './login-rules';
import { loginMessages } from './messages';

type FieldName = keyof typeof loginRules;

/** What a field of a login panel is given; spread it on the input. */
export interface LoginField {
  name: string;
  ref: (input: HTMLInputElement | null) => void;
  onBlur: () => void;
  onChange: () => void;
  error: string | undefined;
}

export interface LoginFields {
  /** A submission is under way; a further one is not begun. */
  busy: boolean;
  field: (name: FieldName) => LoginField;
  /** Checks one field and shows what is wrong with it. */
  check: (name: FieldName) => boolean;
  /** The value as it is meant: without spaces around it, a phone number as its digits. */
  read: (name: FieldName) => string;
  clear: (name: FieldName) => void;
  focusOn: (name: FieldName) => void;
  /** The form's handler: checks the fields that stand in the form, focuses the first wrong one, or runs the login. */
  submit: (run: () => Promise<void>) => (event: FormEvent) => Promise<void>;
}

/**
 * The fields of a login panel: checked on leaving, then at every change. The inputs keep their own values, as password managers expect; a form
 * library would be a fourteenth of what the login page may weigh.
 */
export function useLoginFields(): LoginFields {
  const t = useText();
  const inputs = useRef(new Map<FieldName, HTMLInputElement>());
  const checked = useRef(new Set<FieldName>());
  const running = useRef(false);
  const [complaints, setComplaints] = useState<Partial<Record<FieldName, Complaint | undefined>>>({});
  const [busy, setBusy] = useState(false);

  const read = (name: FieldName) => loginNormal[name](inputs.current.get(name)?.value ?? '');
  const focusOn = (name: FieldName) => inputs.current.get(name)?.focus();

  const check = (name: FieldName) => {
    const verdict = loginRules[name](read(name));
    checked.current.add(name);
    setComplaints((before) => ({ ...before, [name]: verdict === true ? undefined : verdict }));
    return verdict === true;
  };

  const field = (name: FieldName): LoginField => {
    const complaint = complaints[name];
    return {
      name,
      ref: (input) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onBlur: () => {
        const input = inputs.current.get(name);
        if (input && input.value !== read(name)) input.value = read(name);
        check(name);
      },
      onChange: () => void (checked.current.has(name) && check(name)),
      error: complaint && t(loginMessages[complaint]),
    };
  };

  const clear = (name: FieldName) => {
    const input = inputs.current.get(name);
    if (input) input.value = '';
    checked.current.delete(name);
    setComplaints((before) => ({ ...before, [name]: undefined }));
  };

  const submit: LoginFields['submit'] = (run) => async (event) => {
    event.preventDefault();
    if (running.current) return;
    const wrong = [...inputs.current.keys()].filter((name) => !check(name));
    if (wrong[0]) return focusOn(wrong[0]);
    running.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { busy, field, check, read, clear, focusOn, submit };
}
