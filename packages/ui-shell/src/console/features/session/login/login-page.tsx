import { useRef } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { namedMessage } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { color, space, strongText, textSize } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import type { LoginPanel } from '../../../kernel/console-slots';
import { StandaloneTools } from '../../appearance/standalone-page/standalone-tools';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { LoginArtwork } from './login-artwork';
import { LoginLight } from './login-light';
import { LoginTabs } from './login-tabs';
import { loginMessages } from './messages';
import { PasswordPanel } from './password-panel';
import { PhonePanel } from './phone-panel';
import { ProviderPanel } from './provider-panel';
import { RegisterPanel } from './register-panel';
import { SecondStepGate } from './second-step/second-step-gate';
import { SocialButtons } from './social-buttons';
import { useFirstEmptyField } from './use-first-empty-field';
import { useFurtherFields } from './use-further-fields';
import { useSmsCode } from './use-sms-code';

/** The sign-in screen: artwork and three panels at a desk, one column on a phone. */
export default function LoginPage() {
  const t = useText();
  const { config, api, history, theme } = useConsole();
  const { artwork, tagline, panels = allPanels } = config.slots.login ?? {};
  const passkeys = panels.includes('passkey') && Boolean(api.endpoints.passkeyOptions && api.endpoints.passkey);
  const initialPanel = new URLSearchParams(history.current.search).get('panel');
  const sms = useSmsCode();
  const further = useFurtherFields();
  const card = useRef<HTMLDivElement>(null);
  useFirstEmptyField(card);
  const brand = useSnapshot(theme.settings);
  const title = t(brand.title);
  return (
    <Frame>
      <Art aria-hidden>
        <LoginLight />
        {artwork && <LoginArtwork load={artwork} />}
        <Tagline>{tagline ? t(namedMessage('login.tagline', tagline.title)) : title}</Tagline>
        <Pitch>{t(tagline ? namedMessage('login.pitch', tagline.pitch) : brand.subTitle)}</Pitch>
      </Art>
      <Side>
        <StandaloneTools />
        <Card ref={card}>
          <Heading>{t(loginMessages.heading, { title })}</Heading>
          <SubHeading>{t(brand.subTitle)}</SubHeading>
          <SecondStepGate>
            <LoginTabs
              label={t(loginMessages.panels)}
              panels={panels}
              first={panels.find((name) => name === initialPanel)}
              titleOf={(name) => t(panelTitles[name])}
            >
              {(name) => {
                const Panel = panelForms[name];
                return <Panel sms={sms} further={further} passkeys={passkeys} />;
              }}
            </LoginTabs>
            <SocialButtons />
          </SecondStepGate>
        </Card>
      </Side>
    </Frame>
  );
}

const passkeyForm = createLazyPart(() => import('./passkey/passkey-form').then(({ PasskeyForm }) => PasskeyForm));

/** Login by a passkey; its code loads when the panel is chosen. */
function PasskeyPanel() {
  const Form = useLazyPart(passkeyForm, true);
  return Form && <Form />;
}

const panelTitles = {
  password: loginMessages.byPassword,
  phone: loginMessages.byPhone,
  register: loginMessages.register,
  provider: loginMessages.byProvider,
  passkey: loginMessages.byPasskey,
};
const panelForms = {
  password: PasswordPanel,
  phone: PhonePanel,
  register: RegisterPanel,
  provider: ProviderPanel,
  passkey: PasskeyPanel,
};
const allPanels: readonly LoginPanel[] = ['password', 'phone', 'register'];

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(26.25rem, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  background: ${color('surface')};

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Art = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${space(12)} clamp(${space(8)}, 6vw, ${space(24)});
  background: ${color('art')};
  color: ${color('onArt')};
  forced-color-adjust: none;

  @media (max-width: 991.98px) {
    display: none;
  }
`;

const Tagline = styled.p`
  margin: ${space(10)} 0 ${space(3)};
  font-size: 1.75rem;
  font-weight: 600;
  line-height: 1.3;
`;

const Pitch = styled.p`
  text-wrap: pretty;
  max-width: 30em;
  font-size: ${textSize('section')};
  line-height: 1.7;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space(5)} ${space(6)} ${space(10)};
`;

const Card = styled.div`
  width: min(100%, 23rem);
  margin: min(10vh, 9rem) auto auto;
  padding: ${space(6)} 0;

  @media (max-width: 767.98px) {
    margin-block-start: 0;
  }
`;

const Heading = styled.h1`
  ${strongText()}
  font-size: 1.625rem;
  line-height: 1.35;
`;

const SubHeading = styled.p`
  margin: ${space(2)} 0 ${space(7)};
  color: ${color('textMuted')};
  line-height: 1.6;
`;
