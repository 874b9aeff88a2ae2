import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useText } from '../../locales/use-text';
import { centred, color } from '../../theme/tokens';
import { BrandMark } from '../features/appearance/standalone-page/brand-mark';
import { consoleMessages } from '../kernel/messages';

/** Before that, in ms, a mark would only flicker. */
const splashDelayMs = 300;

/** An empty screen while user and routes are on their way; after a moment the product's mark breathes on it. */
export function Starting() {
  const t = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), splashDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Frame role="status" aria-label={t(consoleMessages.starting)} data-part="starting">
      {late && <BrandMark />}
    </Frame>
  );
}

const breathe = keyframes`
  from { opacity: 0.35; }
`;

const Frame = styled.div`
  position: fixed;
  inset: 0;
  ${centred}
  background: ${color('page')};
  color: ${color('primaryFill')};

  svg {
    animation: ${breathe} 0.9s ease-in-out infinite alternate;
  }
`;
