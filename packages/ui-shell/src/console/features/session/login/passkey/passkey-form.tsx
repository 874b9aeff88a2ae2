import { useState } from 'react';
import type { ShellMessage } from '../../../../../locales/define-messages';
import { useText } from '../../../../../locales/use-text';
import { callEndpoint } from '../../../../kernel/call-endpoint';
import { useConsole } from '../../../../kernel/console-context';
import { enterByPasskey } from '../../passkeys/enter-by-passkey';
import { passkeyMessages } from '../../passkeys/messages';
import { PasskeyError } from '../../passkeys/passkey-error';
import { passkeyHindrance, requestPasskey } from '../../passkeys/request-passkey';
import { Lead, LoginForm } from '../login-form';
import { useEnter } from '../use-enter';
import { useLoginFields } from '../use-login-fields';
import { passkeyPanelMessages } from './messages';

/** Login by a passkey, which identifies the user. If the page cannot use passkeys, it shows the reason. */
export function PasskeyForm() {
  const t = useText();
  const { session, http, api } = useConsole();
  const { enter, refusal } = useEnter();
  const form = useLoginFields();
  const [problem, setProblem] = useState<ShellMessage>();
  const hindrance = passkeyHindrance();

  const signIn = async () => {
    const { passkeyOptions } = api.endpoints;
    if (!passkeyOptions) throw new Error('The login panel `passkey` needs the endpoint `passkeyOptions`.');
    const options = Object(await callEndpoint(http, passkeyOptions, { anonymous: true, silent: true }));
    try {
      const passkey = await requestPasskey(options);
      await enterByPasskey(session, passkey, options);
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setProblem(error.userMessage);
    }
  };

  const submit = form.submit(async () => {
    setProblem(undefined);
    await enter(signIn);
  });

  return (
    <LoginForm
      onSubmit={submit}
      submit={hindrance ? undefined : t(passkeyPanelMessages.submit)}
      busy={form.busy}
      refusal={refusal ?? (problem && t(problem))}
    >
      <Lead>{t(hindrance ? passkeyMessages[hindrance] : passkeyPanelMessages.lead)}</Lead>
    </LoginForm>
  );
}
