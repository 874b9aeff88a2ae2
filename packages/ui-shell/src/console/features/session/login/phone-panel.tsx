import { TextField } from '../../../../controls/basic/text-field';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
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

  return (
    <LoginForm onSubmit={submit} submit={t(loginMessages.submit)} busy={form.busy} refusal={refusal}>
      <TextField {...form.field('phone')} />
      <SmsCodeField form={form} sms={sms} />
    </LoginForm>
  );
}
