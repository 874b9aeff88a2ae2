import { Button } from '../../../form/button';
import { PasswordField } from '../../../form/password-field';
import { TextField } from '../../../form/text-field';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../kernel/console-context';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
import { PhoneField } from './phone-field';
import { SmsCodeField } from './sms-code-field';
import { useEnter } from './use-enter';
import type { FurtherFields } from './use-further-fields';
import { useLoginFields } from './use-login-fields';
import type { SmsCode } from './use-sms-code';
import { UsernameField } from './username-field';

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

  const send = async () => {
    if (form.check('phone')) await sms.send(form.read('phone'));
    else form.focusOn('phone');
  };

  return (
    <LoginForm onSubmit={submit} refusal={refusal}>
      <UsernameField {...form.field('username')} />
      <PhoneField {...form.field('phone')} />
      <SmsCodeField {...form.field('code')} sms={sms} onSend={send} />
      <PasswordField
        {...form.field('password')}
        label={t(loginMessages.password)}
        placeholder={t(loginMessages.newPasswordHint)}
        autoComplete="new-password"
        scale="large"
        reserveError
      />
      {further.fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          scale="large"
          reserveError
        />
      ))}
      <Button type="submit" tone="primary" scale="large" block busy={form.busy}>
        {t(loginMessages.submitRegister)}
      </Button>
    </LoginForm>
  );
}
