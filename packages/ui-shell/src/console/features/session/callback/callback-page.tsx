import { useEffect, useState } from 'react';
import { Button } from '../../../../controls/basic/button';
import { useText } from '../../../../locales/use-text';
import { useConsole } from '../../../kernel/console-context';
import { Middle } from '../../appearance/standalone-page/middle.styles';
import { loginMessages } from '../login/messages';
import { openSocialChannel } from '../login/social-channel';

/** Time in ms for the opener to close this window before the page shows that it has no opener. */
const providerTimeoutMs = 4000;

/** The return page of a social provider: passes the query to the opener and closes. */
export default function CallbackPage() {
  const t = useText();
  const { history, config } = useConsole();
  const [alone, setAlone] = useState(false);

  useEffect(() => {
    const query = readQuery(history.current.search);
    if (!query) {
      setAlone(true);
      return;
    }
    const channel = openSocialChannel(config.storagePrefix);
    channel?.postMessage(query);
    const closing = setTimeout(() => window.close(), 150);
    const waiting = setTimeout(() => setAlone(true), providerTimeoutMs);
    return () => {
      clearTimeout(closing);
      clearTimeout(waiting);
      channel?.close();
    };
  }, [history, config]);

  return (
    <Middle as="div">
      <div role="status">
        <h1>{t(alone ? loginMessages.callbackAlone : loginMessages.callbackWorking)}</h1>
      </div>
      {alone && (
        <Button tone="primary" scale="large" onClick={() => history.replace('/login')}>
          {t(loginMessages.backToLogin)}
        </Button>
      )}
    </Middle>
  );
}

/** Providers put their query before the hash, or behind it when they append blindly. */
function readQuery(search: string): { code: string; state: string } | null {
  for (const text of [search, window.location.search]) {
    const query = new URLSearchParams(text);
    const code = query.get('code');
    const state = query.get('state');
    if (code && state) return { code, state };
  }
  return null;
}
