import { Button } from '../../../form/button';
import { useText } from '../../../locales/use-text';
import { useConsole } from '../../kernel/console-context';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
import { PhoneField } from './phone-field';
import { SmsCodeField } from './sms-code-field';
import { useEnter } from './use-enter';
import { useLoginFields } from './use-login-fields';
import type { SmsCode } from './use-sms-code';

/** Login by mobile number and the code from a text message. */
export function PhonePanel({ sms }: { sms: SmsCode }) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const form = useLoginFields();

  const submit = form.submit(async () => {
    const credentials = { phone: form.read('phone'), code: form.read('code') };
    if (!(await enter(() => session.signIn(credentials)))) form.focusOn('code');
  });

  const send = async () => {
    if (form.check('phone')) await sms.send(form.read('phone'));
    else form.focusOn('phone');
  };

  return (
    <LoginForm onSubmit={submit} refusal={refusal}>
      <PhoneField {...form.field('phone')} />
      <SmsCodeField {...form.field('code')} sms={sms} onSend={send} />
      <Button type="submit" tone="primary" scale="large" block busy={form.busy}>
        {t(loginMessages.submit)}
      </Button>
    </LoginForm>
  );
}
