import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { subscribe } from 'valtio/vanilla';
import { Button } from '../../../../controls/basic/button';
import { VisuallyHidden } from '../../../../lib/visually-hidden';
import { useText } from '../../../../locales/use-text';
import { color, flexWrap, mutedCaption, radius, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { usePageTitle } from '../routes/use-page-title';
import { answerFrame } from './answer-frame';
import { originOfFrame } from './frame-address';
import type { FrameChannel } from './frame-channel';
import type { FrameOptions } from './frame-options';
import { frameMessages } from './messages';
import { type FrameTimes, frameTimes, useFrameState } from './use-frame-state';

/** @public */
export interface FramePageProps extends FrameOptions {
  /** Accessible name of the frame. Default: the title of the page. */
  title?: string;
  /** When a frame is called slow, late and silent. For tests. */
  times?: FrameTimes;
}

const common = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * A page of another origin or of the same host inside a page of the console, for an address or channel that needs hooks.
 * Otherwise use `frame(...)` in the route table. Throws a `FrameAddressError` for an invalid address. @public
 */
export function FramePage(props: FramePageProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={`${props.address} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  address,
  title,
  connect,
  onRetry,
  times = frameTimes,
  ...options
}: FramePageProps & { onRetry: () => void }) {
  const { theme, errorLog, ended } = useConsole();
  const t = useText();
  const pageTitle = usePageTitle();
  const element = useRef<HTMLIFrameElement>(null);
  const origin = originOfFrame(address);
  const { sendsHello: greets = connect !== undefined, allow } = options;
  const { sandbox = origin ? `${common} allow-same-origin` : common } = options;
  const here = origin ?? window.location.origin;
  const expected = sandbox.split(/\s+/).includes('allow-same-origin') ? here : null;
  const { state, handleLoad, handleHello } = useFrameState(element, here, greets, times);

  const handleChannel = useEffectEvent((channel: FrameChannel) => {
    handleHello();
    const sendAppearance = () => {
      const { language, themeName } = theme.settings;
      const scheme = document.documentElement.style.colorScheme || 'light';
      channel.send('look', { language, themeName, scheme });
    };
    sendAppearance();
    const stops = [subscribe(theme.settings, sendAppearance), connect?.(channel)];
    return () => {
      for (const stop of stops) stop?.();
    };
  });

  useEffect(() => {
    const frame = element.current;
    // A page shown again from the cache keeps its frame and channel.
    if (!frame || frame.hasAttribute('src')) return;
    const onHello = (channel: FrameChannel) => handleChannel(channel);
    answerFrame(frame, { origin: expected, onHello, report: errorLog.report, signal: ended });
    frame.src = address;
  }, [address, expected, errorLog, ended]);

  const host = origin ? new URL(origin).host : t(frameMessages.ownHost);
  const failed = state === 'late' || state === 'silent' || state === 'policy';
  return (
    <Place data-state={state}>
      <Said role={failed ? 'alert' : 'status'}>
        {state === 'coming' && <VisuallyHidden>{t(frameMessages.coming, { host })}</VisuallyHidden>}
        {state !== 'coming' && state !== 'there' && (
          <>
            <span>{t(frameMessages[state], { host })}</span>
            <Button onClick={onRetry}>{t(frameMessages.retry)}</Button>
          </>
        )}
      </Said>
      <Frame
        ref={element}
        title={title ?? (pageTitle || t(frameMessages.untitled))}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy="origin"
        onLoad={handleLoad}
      />
      <Source>
        <span>{origin && host}</span>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t(frameMessages.open)}
        </a>
      </Source>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 320px;
  height: calc(100dvh - 220px);
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  overflow: hidden;
`;

const Said = styled.div`
  ${flexWrap(3)}
  align-items: center;
  justify-content: center;
  text-align: center;
  overflow-wrap: anywhere;

  &:has(button) {
    padding: ${space(4)};
  }
`;

const Frame = styled.iframe`
  grid-row: 2;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${color('surface')};

  [data-state='late'] > &,
  [data-state='silent'] > &,
  [data-state='policy'] > & {
    visibility: hidden;
  }
`;

const Source = styled.div`
  ${flexWrap(1, 4)}
  justify-content: space-between;
  padding: ${space(1)} ${space(3)};
  border-block-start: 1px solid ${color('border')};
  ${mutedCaption()}

  a {
    color: ${color('primaryText')};
  }
`;
