import styled from 'styled-components';
import { Button } from '../../form/button';
import { useText } from '../../locales/use-text';
import { reloadWindow } from '../../start/start-events';
import { color, space, textSize } from '../../theme/tokens';
import { consoleMessages } from '../kernel/messages';
import { TakeOver } from './take-over';

/** Says that the console cannot go on, and why; loading it anew is the way out. */
export function ProblemScreen({ message }: { message: string }) {
  const t = useText();
  return (
    <Frame role="alert">
      <TakeOver />
      <p>{message}</p>
      <Button tone="primary" scale="large" onClick={reloadWindow}>
        {t(consoleMessages.retry)}
      </Button>
    </Frame>
  );
}

const Frame = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: 100vh;
  padding: ${space(6)};
  color: ${color('text')};
  font-size: ${textSize('section')};
  overflow-wrap: anywhere;
  text-align: center;

  p {
    max-width: 40em;
    margin: 0;
  }
`;
