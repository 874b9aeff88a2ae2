import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../form/button';
import type { ShellMessage } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { color, space } from '../../../../theme/tokens';
import { callEndpoint } from '../../../connect/call-endpoint';
import { useConsole } from '../../../kernel/console-context';
import { askPasskey, passkeyHindrance } from '../../../passkey/ask-passkey';
import { passkeyMessages } from '../../../passkey/messages';
import { PasskeyError } from '../../../passkey/passkey-error';
import { LoginForm } from '../login-form';
import { useEnter } from '../use-enter';
import { passkeyPanelMessages } from './messages';

/** Login by a passkey: the browser says whose it is. Where the page cannot use any, it says why. */
export function PasskeyForm() {
  const t = useText();
  const { session, http, endpoints } = useConsole();
  const { enter, refusal } = useEnter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShellMessage>();
  const hindrance = passkeyHindrance();

  const signIn = async () => {
    const { passkeyOptions } = endpoints;
    if (!passkeyOptions) throw new Error('The login panel `passkey` needs the endpoint `passkeyOptions`.');
    const options = await callEndpoint(http, passkeyOptions, { anonymous: true });
    try {
      const passkey = await askPasskey(Object(options));
      await session.signIn({ passkey });
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setProblem(error.userMessage);
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    await enter(signIn);
    setBusy(false);
  };

  return (
    <LoginForm onSubmit={submit} refusal={refusal ?? (problem && t(problem))}>
      <Lead>{t(hindrance ? passkeyMessages[hindrance] : passkeyPanelMessages.lead)}</Lead>
      {!hindrance && (
        <Button type="submit" tone="primary" scale="large" block busy={busy}>
          {t(passkeyPanelMessages.submit)}
        </Button>
      )}
    </LoginForm>
  );
}

const Lead = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('textMuted')};
`;
