import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { layer } from '../theme/layers';
import { color } from '../theme/tokens';
import type { Progress } from './create-progress';

/** @public */
export interface ProgressBarProps {
  progress: Progress;
}

/** The host of a `createProgress()` bar at the top of the window, in the accent of the theme. Hidden from screen readers. @public */
export function ProgressBar({ progress }: ProgressBarProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    progress.attach(host.current);
    return () => progress.attach(null);
  }, [progress]);
  return <Host ref={host} aria-hidden data-part="progress-bar" />;
}

const Host = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer('progress')};
  height: 3px;
  overflow: hidden;
  pointer-events: none;

  .bar {
    height: 100%;
    background: ${color('primary')};
  }
`;
