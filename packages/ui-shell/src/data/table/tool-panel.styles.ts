import * as Popover from '@radix-ui/react-popover';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { openWhileComposing } from '../../lib/is-composing-key';
import { visuallyHidden } from '../../lib/visually-hidden';
import { floating } from '../../theme/pieces';
import { size, space } from '../../theme/tokens';

/** The panel that a tool of a list opens; it opens in place, so that it is there in a full-screen part of the page too. */
export const ToolPanel = styled(Popover.Content).attrs(openWhileComposing)`
  ${floating}
  width: ${size('popover')};
  max-width: calc(100vw - 24px);
  padding: ${space(2)} 0;
  border-radius: 8px;
`;

/** The button that opens it: an icon, with its words in the hint. */
export const PanelButton = styled(Button).attrs({ tone: 'quiet' })`
  position: relative;
  flex: none;
  max-width: 14rem;

  &[data-icon] {
    width: ${size('control')};
    padding: 0;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-icon] > span {
    ${visuallyHidden}
  }
`;
