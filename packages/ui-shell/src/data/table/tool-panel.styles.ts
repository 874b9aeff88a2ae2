import * as Popover from '@radix-ui/react-popover';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { openWhileComposing } from '../../lib/is-composing-key';
import { visuallyHidden } from '../../lib/visually-hidden';
import { menuRow } from '../../theme/floating-pieces';
import { floating, oneLine } from '../../theme/pieces';
import { color, mutedCaption, size, space } from '../../theme/tokens';

/** The panel of a list tool, without a portal, so that it also shows in full screen. */
export const ToolPanel = styled(Popover.Content).attrs(openWhileComposing)`
  ${floating}
  width: ${size('popover')};
  max-width: calc(100vw - 24px);
  padding: ${space(2)} 0;
  border-radius: 8px;
`;

/** A panel of buttons or links, one per line. */
export const MenuPanel = styled(ToolPanel)`
  width: max-content;
  min-width: 12.5rem;
  padding: ${space(1)};

  :is(a, button) {
    ${menuRow}
    justify-content: space-between;
    width: 100%;
    min-height: 40px;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: none;
  }

  :is(a, button):hover {
    background: ${color('surfaceHover')};
  }

  :is([aria-pressed='true'], [aria-current='page']) {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  [aria-disabled='true'] {
    color: ${color('textDisabled')};
  }

  :is(hr, fieldset) {
    margin: ${space(1)} 0 0;
    padding: 0 0 ${space(1)};
    border: 0;
    border-block-start: 1px solid ${color('border')};
  }

  legend {
    float: inline-start;
    width: 100%;
    padding: ${space(2)} ${space(3)} 0;
    ${mutedCaption()}
  }
`;

/** The icon button that opens it, with a tooltip. */
export const PanelButton = styled(Button).attrs({ tone: 'quiet' })`
  position: relative;
  flex: none;
  max-width: min(14rem, 25vw);

  &[data-icon] {
    width: ${size('control')};
    padding: 0;
  }

  > span {
    ${oneLine}
  }

  &[data-icon] > span {
    ${visuallyHidden}
  }
`;
