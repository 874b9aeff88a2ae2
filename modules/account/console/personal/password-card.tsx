import { withMessages } from '@waybill/kit/console';
import { Action, Card, CardTitle, PasswordField, Switch, useText } from '@waybill/ui-shell';
import { useForm } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe, string, withCode } from '@waybill/validators';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { passwordCall, passwordFields } from '../../contract/personal';
import { CardForm } from './card-form';
import { personalMessages } from './messages';
import { passwordStrength } from './password-strength';
import { StrengthBar } from './strength-bar';
import { usePersonalWrite } from './use-personal-write';

const schema = withMessages(
  object({
    ...passwordFields,
    present: pipe(string(), notEmpty()),
    password: withCode(passwordFields.password, 'tooShort'),
  }),
);

const empty = { present: '', password: '', endOthers: true };

/** Card that asks for the current password and a new one, and shows the strength of the new one. */
export function PasswordCard({ names }: { names: readonly string[] }) {
  const t = useText();
  const write = usePersonalWrite(passwordCall, ({ ended }) =>
    ended > 0 ? { ...personalMessages.passwordEnded, values: { count: ended } } : personalMessages.passwordDone,
  );
  const form = useForm({
    schema,
    values: empty,
    messages: { tooShort: personalMessages.tooShort },
    onSubmit: async (values) => {
      const refusal = await write(values);
      if (refusal) return refusal;
      form.reset(empty);
    },
  });
  const { state, key } = useLocation();
  const isCalled = Reflect.get(Object(state), 'part') === 'password';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same command may come again.
  useEffect(() => {
    if (isCalled) document.getElementById(form.id)?.querySelector<HTMLElement>('[type="password"]')?.focus();
  }, [isCalled, key, form.id]);
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <Card aria-label={t(personalMessages.password)}>
      <CardTitle>{t(personalMessages.password)}</CardTitle>
      <CardForm form={form} aria-label={t(personalMessages.password)}>
        {/* For password managers, which store both fields together. */}
        <input hidden readOnly autoComplete="username" value={names[0] ?? ''} />
        <PasswordField {...form.field('present', personalMessages.present)} autoComplete="current-password" />
        <PasswordField
          {...form.field('password', personalMessages.newPassword)}
          autoComplete="new-password"
          hint={<StrengthBar strength={passwordStrength(typed, names)} />}
        />
        <Switch {...form.toggle('endOthers', personalMessages.endOthers)} />
        <Action type="submit" busy={form.busy} text={personalMessages.changePassword} />
      </CardForm>
    </Card>
  );
}
