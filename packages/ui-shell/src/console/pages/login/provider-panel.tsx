import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../form/button';
import { useText } from '../../../locales/use-text';
import { color, space } from '../../../theme/tokens';
import { useConsole } from '../../kernel/console-context';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';

/** Login on the page of a provider; what went wrong there is said here. */
export function ProviderPanel() {
  const t = useText();
  const { entrance, history } = useConsole();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(() =>
    entrance?.problem ? entrance.provider.explain(entrance.problem) : undefined,
  );

  // Whoever comes back by the browser finds the page as it was left.
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
    <LoginForm onSubmit={submit} refusal={refusal && t(refusal)}>
      <Lead>{t(loginMessages.providerLead)}</Lead>
      <Button type="submit" tone="primary" scale="large" block busy={busy}>
        {t(loginMessages.toProvider)}
      </Button>
    </LoginForm>
  );
}

const Lead = styled.p`
  margin: 0 0 ${space(3)};
  color: ${color('textMuted')};
`;
