import { type FormEvent, useEffect, useState } from 'react';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { Lead, LoginForm } from './login-form';
import { loginMessages } from './messages';

/** Login on the page of a provider; shows errors of the provider. */
export function ProviderPanel() {
  const t = useText();
  const { entrance, history } = useConsole();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(() =>
    entrance?.problem ? entrance.provider.explain(entrance.problem) : undefined,
  );

  // The browser's Back may restore the page in its busy state.
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      if (!entrance) throw new Error('The login panel `provider` needs a `provider` in createConsole.');
      const { path, search } = history.current;
      await entrance.provider.signIn(path + search);
    } catch (error) {
      setRefusal(entrance ? entrance.provider.explain(error) : String(error));
      setBusy(false);
    }
  };

  return (
    <LoginForm onSubmit={submit} submit={t(loginMessages.toProvider)} busy={busy} refusal={refusal && t(refusal)}>
      <Lead>{t(loginMessages.providerLead)}</Lead>
    </LoginForm>
  );
}
