import { PasswordField } from '../../../../controls/basic/password-field';
import { TextField } from '../../../../controls/basic/text-field';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { verbatim } from './login-fields';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
import { SmsCodeField } from './sms-code-field';
import { useEnter } from './use-enter';
import type { FurtherFields } from './use-further-fields';
import { useLoginFields } from './use-login-fields';
import type { SmsCode } from './use-sms-code';

/** Registers an account and signs it in. */
export function RegisterPanel({ sms, further }: { sms: SmsCode; further: FurtherFields }) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const form = useLoginFields();

  const submit = form.submit(async () => {
    const registration = {
      username: form.read('username'),
      phone: form.read('phone'),
      code: form.read('code'),
      password: form.read('password'),
      ...further.read(),
    };
    await enter(() => session.register(registration));
  });

  return (
    <LoginForm onSubmit={submit} submit={t(loginMessages.submitRegister)} busy={form.busy} refusal={refusal}>
      <TextField {...form.field('username')} />
      <TextField {...form.field('phone')} />
      <SmsCodeField form={form} sms={sms} />
      <PasswordField
        {...form.field('password')}
        placeholder={t(loginMessages.newPasswordHint)}
        autoComplete="new-password"
      />
      {further.fields.map((field) => (
        <TextField key={field.name} {...field} autoComplete="off" {...verbatim} scale="large" reserveError />
      ))}
    </LoginForm>
  );
}
