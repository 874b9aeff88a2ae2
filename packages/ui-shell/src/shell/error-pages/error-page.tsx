import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { TextSpan } from '../../lib/text-span';
import { useText } from '../../locales/use-text';
import { color, flexRow, flexWrap, mutedCaption, space, strongText } from '../../theme/tokens';
import { errorPageMessages } from './messages';

/** @public */
export interface ErrorPageProps {
  picture: ReactNode;
  title: ReactNode;
  hint: ReactNode;
  /** Goes to the home page; called by the button, and once when the countdown ends. */
  onHome: () => void;
  /** Label of the button for another target. Default: back to home. */
  homeLabel?: ReactNode;
  /** Seconds until the automatic redirect home; 0 disables it. Default 5. */
  seconds?: number;
  children?: ReactNode;
}

/** An error page with a picture, a message and a countdown to the home page that the user can stop. @public */
export function ErrorPage({ picture, title, hint, onHome, homeLabel, seconds = 5, children }: ErrorPageProps) {
  const t = useText();
  const { left, state, stop } = useCountdown(seconds, onHome);
  return (
    <Frame>
      <Picture aria-hidden>{picture}</Picture>
      <Words>
        <Title>{title}</Title>
        <Hint>{hint}</Hint>
        <Actions>
          <Button tone="primary" scale="large" onClick={onHome}>
            {homeLabel ?? t(errorPageMessages.home)}
          </Button>
          {seconds > 0 && state === 'running' && (
            <Button tone="quiet" scale="large" onClick={stop}>
              {t(errorPageMessages.stay)}
            </Button>
          )}
        </Actions>
        {seconds > 0 && (
          <Clock role="timer" data-state={state}>
            {state === 'stopped' ? t(errorPageMessages.staying) : t(errorPageMessages.countdown, { seconds: left })}
          </Clock>
        )}
        <TextSpan>{children}</TextSpan>
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  ${flexRow(16)}
  justify-content: center;
  min-height: min(100dvh, 640px);
  padding: ${space(10)} ${space(6)};

  @media (max-width: 767.98px) {
    flex-direction: column;
    gap: ${space(6)};
    text-align: center;
  }
`;

const Picture = styled.div`
  flex: 0 1 420px;
  min-width: 0;

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  @media (max-width: 767.98px) {
    flex: none;
    width: min(300px, 80vw);
  }
`;

const Words = styled.div`
  flex: 0 1 340px;
  min-width: 0;

  @media (max-width: 767.98px) {
    flex: none;
    max-width: 340px;
  }
`;

const Title = styled.h1`
  margin: 0 0 ${space(3)};
  ${strongText()}
  font-size: 1.5rem;
  line-height: 1.35;
`;

const Hint = styled.p`
  margin: 0 0 ${space(6)};
  color: ${color('text')};
  line-height: 1.7;
  text-wrap: pretty;
`;

const Actions = styled.div`
  ${flexWrap(2)}

  @media (max-width: 767.98px) {
    justify-content: center;
  }
`;

const Clock = styled.p`
  min-height: 20px;
  margin: ${space(3)} 0 0;
  ${mutedCaption()}
  line-height: 1.25rem;
`;

/** Counts seconds down and then calls `onDone` once, unless stopped or unmounted before. */
function useCountdown(seconds: number, onDone: () => void) {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(seconds <= 0);
  const handleDone = useEffectEvent(onDone);

  useEffect(() => {
    if (stopped) return;
    if (left === 0) {
      handleDone();
      return;
    }
    const tick = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left, stopped]);

  const state = stopped ? 'stopped' : left === 0 ? 'done' : 'running';
  return { left, state, stop: () => setStopped(true) };
}
