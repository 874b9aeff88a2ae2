import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { reportSlow, reportStarted } from '../../start/start-events';
import { color } from '../../theme/tokens';
import { consoleMessages } from '../kernel/messages';

/** Time in ms after which the loading notice calls a page slow. */
const slowAfter = 6000;

/** In a window that was just opened it is called slow by then, in ms after the opening, however long the console itself took. */
const slowBy = 9000;

/** Grey lines in place of a loading page, after 200 ms. After 6 s (9 s after opening the window) it offers a retry. */
export function PageComing() {
  const t = useText();
  useEffect(() => {
    const timer = setTimeout(reportSlow, slowDelay());
    return () => {
      clearTimeout(timer);
      reportStarted();
    };
  }, []);
  return (
    <div role="status">
      <Lines data-part="page-coming">
        <VisuallyHidden>{t(consoleMessages.starting)}</VisuallyHidden>
      </Lines>
    </div>
  );
}

function slowDelay(): number {
  const left = slowBy - performance.now();
  return left > slowAfter / 2 ? Math.min(slowAfter, left) : slowAfter;
}

// Hidden text is not announced; text that becomes visible in a status is.
const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
`;

const Lines = styled.div`
  position: relative;
  height: 236px;
  background: repeating-linear-gradient(${color('skeleton')} 0 12px, transparent 0 32px);
  animation: ${appear} 0.2s 0.2s backwards;
`;
