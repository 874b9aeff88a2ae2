import { type FormEvent, useRef, useState } from 'react';
import type { TextFieldProps } from '../../../../controls/basic/text-field';
import { useText } from '../../../../locales/use-text';
import { type LoginFieldName, loginFields } from './login-fields';
import { loginMessages } from './messages';

export interface LoginFields {
  /** Whether a submission is pending; further ones are ignored. */
  busy: boolean;
  /** Spread it on the text field. */
  field: (name: LoginFieldName) => TextFieldProps;
  /** Validates a field and shows its error. */
  check: (name: LoginFieldName) => boolean;
  /** The value as it is meant: without spaces around it, a phone number as its digits. */
  read: (name: LoginFieldName) => string;
  clear: (name: LoginFieldName) => void;
  focusOn: (name: LoginFieldName) => void;
  /** The submit handler: validates the rendered fields, focuses the first invalid one, or runs the login. */
  submit: (run: () => Promise<void>) => (event: FormEvent) => Promise<void>;
}

type Complaint = keyof typeof loginMessages;

/**
 * The fields of a login panel, validated on blur, then at every change. The inputs are uncontrolled, as password managers
 * expect; a form library would take a fourteenth of the login page's size budget.
 */
export function useLoginFields(): LoginFields {
  const t = useText();
  const inputs = useRef(new Map<LoginFieldName, HTMLInputElement>());
  const checked = useRef(new Set<LoginFieldName>());
  const running = useRef(false);
  const [complaints, setComplaints] = useState<Partial<Record<LoginFieldName, Complaint | undefined>>>({});
  const [busy, setBusy] = useState(false);

  const read = (name: LoginFieldName) => loginFields[name].normalise(inputs.current.get(name)?.value ?? '');
  const focusOn = (name: LoginFieldName) => inputs.current.get(name)?.focus();

  const check = (name: LoginFieldName) => {
    const complaint = loginFields[name].complaintOf(read(name));
    checked.current.add(name);
    setComplaints((before) => ({ ...before, [name]: complaint }));
    return complaint === undefined;
  };

  const field: LoginFields['field'] = (name) => {
    const complaint = complaints[name];
    return {
      name,
      label: t(loginMessages[name]),
      placeholder: t(loginMessages[`${name}Hint`]),
      scale: 'large',
      reserveError: true,
      ...loginFields[name].input,
      ref: (input) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (currentTarget.value !== read(name)) currentTarget.value = read(name);
        // Moving to another panel or language does not validate the field.
        if (!relatedTarget || currentTarget.form?.contains(relatedTarget)) check(name);
      },
      onChange: () => void (checked.current.has(name) && check(name)),
      error: complaint && t(loginMessages[complaint]),
      'aria-required': loginFields[name].complaintOf('') !== undefined,
    };
  };

  const clear = (name: LoginFieldName) => {
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
