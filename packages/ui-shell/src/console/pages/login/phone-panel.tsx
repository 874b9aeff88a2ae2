import { useForm } from 'react-hook-form';
import { Button } from '../../../form/button';
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

interface Fields {
  phone: string;
  code: string;
}

/** Login by mobile number and the code from a text message. */
export function PhonePanel({ sms }: { sms: SmsCode }) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { phone: '', code: '' } });
  const complaint = useComplaint(form.formState.errors);

  const submit = form.handleSubmit(async ({ phone, code }) => {
    if (!(await enter(() => session.signIn({ phone: phone.trim(), code: code.trim() })))) form.setFocus('code');
  });

  const send = async () => {
    if (await form.trigger('phone', { shouldFocus: true })) await sms.send(form.getValues('phone').trim());
  };

  return (
    <LoginForm onSubmit={submit} refusal={refusal}>
      <PhoneField {...form.register('phone', { validate: loginRules.phone })} error={complaint('phone')} />
      <SmsCodeField
        {...form.register('code', { validate: loginRules.code })}
        sms={sms}
        error={complaint('code')}
        onSend={send}
      />
      <Button type="submit" tone="primary" scale="large" block busy={form.formState.isSubmitting}>
        {t(loginMessages.submit)}
      </Button>
    </LoginForm>
  );
}
