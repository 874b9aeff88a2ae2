import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { color } from '../../theme/tokens';
import { consoleMessages } from '../messages';

/** Grey lines in the place of a page whose code is on its way. They appear, and are announced, after 200 ms: most pages are there before. */
export function PageComing() {
  const t = useText();
  return (
    <div role="status">
      <Lines data-part="page-coming">
        <VisuallyHidden>{t(consoleMessages.starting)}</VisuallyHidden>
      </Lines>
    </div>
  );
}

// Hidden words are not announced; those that become visible in a status are.
const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
`;

const Lines = styled.div`
  position: relative;
  height: 236px;
  background: repeating-linear-gradient(${color('skeleton')} 0 12px, transparent 0 32px);
  animation: ${appear} 0.2s 0.2s backwards;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 1ms;
  }
`;
