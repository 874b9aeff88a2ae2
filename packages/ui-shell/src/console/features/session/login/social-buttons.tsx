import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../controls/basic/button';
import { useText } from '../../../../locales/use-text';
import { safeHref } from '../../../../nav/safe-href';
import { flexWrap, mutedCaption, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import type { SocialProvider } from '../../../kernel/setting';
import { loginMessages } from './messages';
import { openSocialChannel, readSocialResponse } from './social-channel';
import { useEnter } from './use-enter';

/** The buttons of the configured social providers, if any. */
export function SocialButtons() {
  const t = useText();
  const { config } = useConsole();
  const { start, busy } = useSocialLogin();
  if (config.social.length === 0) return null;
  return (
    <Frame aria-label={t(loginMessages.social)}>
      <Heading>{t(loginMessages.social)}</Heading>
      <Row>
        {config.social.map((provider) => (
          <Button key={provider.key} scale="large" busy={busy === provider.key} onClick={() => start(provider)}>
            {t(provider.label)}
          </Button>
        ))}
      </Row>
    </Frame>
  );
}

const Frame = styled.section`
  margin-block-start: ${space(6)};
`;

const Heading = styled.h2`
  margin: 0 0 ${space(3)};
  ${mutedCaption()}
  font-weight: 400;
`;

const Row = styled.div`
  ${flexWrap(2)}
`;

/** Grace period in ms, because a popup may look closed before its response arrives. */
const closedGrace = 3000;

/** Opens a provider's window and signs in with its response, which must have this window's state. */
function useSocialLogin(): { start: (provider: SocialProvider) => void; busy: string | null } {
  const { session, history, toasts, config } = useConsole();
  const { enter } = useEnter({ hasForm: false });
  const [busy, setBusy] = useState<string | null>(null);
  const stop = useRef(() => {});

  useEffect(() => () => stop.current(), []);

  const start = (provider: SocialProvider) => {
    stop.current();
    const state = randomState();
    const redirect = new URL(history.href('/callback'), window.location.href).href;
    const popup = openPopup(provider, redirect, state, `${config.storagePrefix}-social-${provider.key}`);
    if (!popup) {
      toasts.warning(loginMessages.popupBlocked);
      return;
    }
    const channel = openSocialChannel(config.storagePrefix);
    let closedSince = 0;
    const watch = setInterval(() => {
      if (!popup.closed) return;
      closedSince ||= Date.now();
      if (Date.now() - closedSince < closedGrace) return;
      stop.current();
      toasts.info(loginMessages.socialClosed);
    }, 250);
    stop.current = () => {
      clearInterval(watch);
      channel?.close();
      setBusy(null);
      stop.current = () => {};
    };
    channel?.addEventListener('message', ({ data }) => {
      const response = readSocialResponse(data);
      if (response?.state !== state) return;
      stop.current();
      void enter(() => session.signInSocial({ provider: provider.key, ...response }));
    });
    setBusy(provider.key);
  };

  return { start, busy };
}

function openPopup({ authorizeUrl }: SocialProvider, redirect: string, state: string, name: string): Window | null {
  const address = authorizeUrl
    .replace('{redirect}', encodeURIComponent(redirect))
    .replace('{state}', encodeURIComponent(state));
  const url = safeHref(new URL(address, window.location.href).href);
  return url ? window.open(url, name, 'popup,width=520,height=640') : null;
}

function randomState(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
