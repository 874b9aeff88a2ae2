import styled from 'styled-components';
import { Button } from '../../../form/button';
import { useText } from '../../../locales/use-text';
import { color, space, textSize } from '../../../theme/tokens';
import { useConsole } from '../../kernel/console-context';
import { loginMessages } from './messages';
import { useSocialLogin } from './use-social-login';

/** The configured social providers; nothing without any. */
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
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  font-weight: 400;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
