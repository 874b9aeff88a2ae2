import * as Popover from '@radix-ui/react-popover';
import styled from 'styled-components';
import { layer } from '../theme/layers';
import { color, shadow, size, space, textSize } from '../theme/tokens';

/** The panel that a tool of a list opens; it opens in place, so that it is there in a full-screen part of the page too. */
export const ToolPanel = styled(Popover.Content)`
  z-index: ${layer('popover')};
  box-sizing: border-box;
  width: ${size('popover')};
  max-width: calc(100vw - 24px);
  max-height: var(--radix-popover-content-available-height);
  padding: ${space(2)} 0;
  overflow-y: auto;
  border: 1px solid ${color('border')};
  border-radius: 8px;
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
  font-size: ${textSize('body')};
`;
