import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import styled from 'styled-components';
import { orTouch } from '../../theme/density';
import { floating } from '../../theme/pieces';
import { color, radius, space } from '../../theme/tokens';

export const Panel = styled(DropdownMenu.Content)`
  ${floating}
  min-width: ${space(44)};
  padding: ${space(1)};
`;

export const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${orTouch('32px', 'choice')};
  padding: 0 ${space(3)};
  border-radius: ${radius('medium')};
  outline: 0;
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color('surfaceHover')};
    color: ${color('textStrong')};
  }

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }

  &[data-disabled] {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }

  svg {
    flex: none;
  }
`;

export const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color('border')};
`;
