import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../controls/basic/button';
import { TextField } from '../../../../../controls/basic/text-field';
import { useText } from '../../../../../locales/use-text';
import { color, sectionTitle, space } from '../../../../../theme/tokens';
import type { SecondStep, SignIn } from '../../../../kernel/console-session';
import { verbatim } from '../login-fields';
import { LoginForm } from '../login-form';
import { useEnter } from '../use-enter';
import { secondStepMessages } from './messages';

export interface SecondStepPanelProps {
  step: SecondStep;
  signIn: SignIn;
  onBack: () => void;
}

/** The second step of a login: a code of an authenticator app, or a recovery code. */
export function SecondStepPanel({ step, signIn, onBack }: SecondStepPanelProps) {
  const t = useText();
  const { enter, refusal } = useEnter();
  const [method, setMethod] = useState(step.methods[0] ?? 'totp');
  const [isWrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const other = step.methods.find((each) => each !== method);

  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = (field.current?.value ?? '').replace(/\s/g, '');
    const wrong = method === 'totp' ? !/^\d{6}$/.test(code) : code === '';
    setWrong(wrong);
    if (!wrong) {
      setBusy(true);
      const done = await enter(() => signIn({ ticket: step.ticket, method, code }));
      setBusy(false);
      if (done) return;
      if (field.current) field.current.value = '';
    }
    field.current?.focus();
  };

  const change = (next: typeof method) => {
    setMethod(next);
    setWrong(false);
    if (field.current) field.current.value = '';
    field.current?.focus();
  };

  return (
    <section aria-label={t(secondStepMessages.title)}>
      <Title>{t(secondStepMessages.title)}</Title>
      <Lead>{t(method === 'totp' ? secondStepMessages.totpLead : secondStepMessages.recoveryLead)}</Lead>
      <LoginForm onSubmit={submit} submit={t(secondStepMessages.submit)} busy={busy} refusal={refusal}>
        <TextField
          ref={field}
          name={method}
          label={t(secondStepMessages[method])}
          error={isWrong && t(method === 'totp' ? secondStepMessages.totpWrong : secondStepMessages.recoveryWrong)}
          inputMode={method === 'totp' ? 'numeric' : 'text'}
          autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
          {...verbatim}
          aria-required
          scale="large"
          reserveError
        />
      </LoginForm>
      <Ways>
        <Button tone="quiet" onClick={onBack}>
          {t(secondStepMessages.back)}
        </Button>
        {other && (
          <Button tone="quiet" onClick={() => change(other)}>
            {t(other === 'recovery' ? secondStepMessages.toRecovery : secondStepMessages.toTotp)}
          </Button>
        )}
      </Ways>
    </section>
  );
}

const Title = styled.h2`
  ${sectionTitle()}
`;

const Lead = styled.p`
  margin: ${space(2)} 0 0;
  color: ${color('textMuted')};
`;

const Ways = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin-inline: -${space(3)};
  padding-block-start: ${space(3.5)};
`;
