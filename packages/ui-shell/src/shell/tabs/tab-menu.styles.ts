import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import styled from 'styled-components';
import { orTouch } from '../../theme/density';
import { menuLine, menuRow } from '../../theme/floating-pieces';
import { floating } from '../../theme/pieces';
import { disabledLook, space } from '../../theme/tokens';

export const Panel = styled(DropdownMenu.Content)`
  ${floating}
  min-width: ${space(44)};
  padding: ${space(1)};
`;

export const Item = styled(DropdownMenu.Item)`
  ${menuRow}
  min-height: ${orTouch('32px', 'choice')};
  color: inherit;

  &[data-disabled] {
    ${disabledLook()}
  }
`;

export const Line = styled(DropdownMenu.Separator)`
  ${menuLine}
`;
