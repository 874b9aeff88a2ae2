import { withMessages } from '@waybill/kit/console';
import { Action, Card, CardTitle, color, PasswordField, space, TextField, useText } from '@waybill/ui-shell';
import { useServerWrite, useToasts } from '@waybill/ui-shell/console';
import { useForm } from '@waybill/ui-shell/forms';
import { check, isMobile, notEmpty, object, pipe, string, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { phoneCall, phoneFields } from '../../contract/personal';
import { sendSmsCodeCall } from '../../contract/session';
import { CardForm } from './card-form';
import { personalMessages } from './messages';
import { usePersonalWrite } from './use-personal-write';

const schema = withMessages(
  object({
    phone: pipe(
      string(),
      check((phone: string) => isMobile(phone), { code: 'phoneWrong' }),
    ),
    code: withCode(phoneFields.code, 'codeWrong'),
    password: pipe(string(), notEmpty()),
  }),
);

const empty = { phone: '', code: '', password: '' };

/** Changes the mobile number after the password, by a code sent to the new number. */
export function PhoneCard({ phone }: { phone: string }) {
  const t = useText();
  const toasts = useToasts();
  const write = usePersonalWrite(phoneCall, () => personalMessages.phoneDone);
  const sendCode = useServerWrite(sendSmsCodeCall);
  const [wait, setWait] = useState(0);
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const form = useForm({
    schema,
    values: empty,
    draft: { name: 'phone' },
    normalise: { phone: normalise.phone, code: normalise.text },
    messages: { phoneWrong: personalMessages.phoneWrong, codeWrong: personalMessages.codeWrong },
    onSubmit: async (values) => {
      const refusal = await write(values);
      if (refusal) return refusal;
      form.reset(empty);
    },
  });
  const send = async () => {
    const phone = normalise.phone(form.read('phone'));
    if (!isMobile(phone)) return form.refuse({ message: '', fields: { phone: t(personalMessages.phoneWrong) } });
    setSending(true);
    const written = await sendCode({ phone });
    setSending(false);
    if (!written.done) return;
    toasts.success({ ...personalMessages.codeSent, values: { phone } });
    setWait(written.value.retryAfter);
  };
  return (
    <Card aria-label={t(personalMessages.phone)}>
      <CardTitle>{t(personalMessages.phone)}</CardTitle>
      <Now>{t(personalMessages.phoneNow, { phone })}</Now>
      <CardForm form={form} aria-label={t(personalMessages.phone)}>
        <TextField {...form.field('phone', personalMessages.newPhone)} type="tel" inputMode="tel" autoComplete="off" />
        <Code>
          <TextField {...form.field('code', personalMessages.code)} inputMode="numeric" autoComplete="one-time-code" />
          <Action
            busy={sending}
            disabled={wait > 0}
            onClick={() => void send()}
            text={wait > 0 ? { ...personalMessages.sendAgain, values: { seconds: wait } } : personalMessages.sendCode}
          />
        </Code>
        <PasswordField {...form.field('password', personalMessages.present)} autoComplete="current-password" />
        <Action type="submit" busy={form.busy} text={personalMessages.changePhone} />
      </CardForm>
    </Card>
  );
}

const Now = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('textMuted')};
`;

const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
`;
