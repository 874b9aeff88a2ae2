import { useForm } from 'react-hook-form';
import { Button } from '../../../form/button';
import { PasswordField } from '../../../form/password-field';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../console-context';
import { LoginForm } from './login-form';
import { loginRules } from './login-rules';
import { loginMessages } from './messages';
import { PhoneField } from './phone-field';
import { SmsCodeField } from './sms-code-field';
import { useComplaint } from './use-complaint';
import { useEnter } from './use-enter';
import type { SmsCode } from './use-sms-code';
import { UsernameField } from './username-field';

interface Fields {
  username: string;
  phone: string;
  code: string;
  password: string;
}

/** Registers an account and signs it in. */
export function RegisterPanel({ sms }: { sms: SmsCode }) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { username: '', phone: '', code: '', password: '' },
  });
  const complaint = useComplaint(form.formState.errors);

  const submit = form.handleSubmit(async ({ username, phone, code, password }) => {
    await enter(() =>
      session.register({ username: username.trim(), phone: phone.trim(), code: code.trim(), password }),
    );
  });

  const send = async () => {
    if (await form.trigger('phone', { shouldFocus: true })) await sms.send(form.getValues('phone').trim());
  };

  return (
    <LoginForm onSubmit={submit} refusal={refusal}>
      <UsernameField {...form.register('username', { validate: loginRules.username })} error={complaint('username')} />
      <PhoneField {...form.register('phone', { validate: loginRules.phone })} error={complaint('phone')} />
      <SmsCodeField
        {...form.register('code', { validate: loginRules.code })}
        sms={sms}
        error={complaint('code')}
        onSend={send}
      />
      <PasswordField
        {...form.register('password', { validate: loginRules.password })}
        label={t(loginMessages.password)}
        placeholder={t(loginMessages.newPasswordHint)}
        autoComplete="new-password"
        scale="large"
        error={complaint('password')}
        reserveError
      />
      <Button type="submit" tone="primary" scale="large" block busy={form.formState.isSubmitting}>
        {t(loginMessages.submitRegister)}
      </Button>
    </LoginForm>
  );
}
