import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { BusyMark } from '../controls/basic/button';
import { useText } from '../locales/use-text';
import { layer } from '../theme/layers';
import { appear } from '../theme/pieces';
import { centred, color, flexRow, motion, radius, shadow, space } from '../theme/tokens';
import type { Loading } from './create-loading';
import { feedbackMessages } from './messages';

/** @public */
export interface LoadingIndicatorProps {
  loading: Loading;
  /** Words beside the mark. Default: Loading… */
  children?: ReactNode;
}

/** Shows work in progress in the middle of the window, and blocks clicks meanwhile. @public */
export function LoadingIndicator({ loading, children }: LoadingIndicatorProps) {
  const t = useText();
  const { count } = useSnapshot(loading.state);
  return (
    <div role="status" aria-busy={count > 0} data-part="loading-indicator">
      {count > 0 && (
        <Mask>
          <Box>
            <Turning />
            {children ?? t(feedbackMessages.loading)}
          </Box>
        </Mask>
      )}
    </div>
  );
}

const Mask = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer('toast')};
  ${centred}
  cursor: progress;
  animation: ${appear} ${motion('fast')};
`;

const Box = styled.div`
  ${flexRow(3)}
  padding: ${space(4)} ${space(5)};
  border: 1px solid ${color('border')};
  border-radius: 8px;
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('textStrong')};
`;

const Turning = styled(BusyMark).attrs({ size: 20 })`
  border-radius: ${radius('round')};
  color: ${color('primaryText')};
`;
