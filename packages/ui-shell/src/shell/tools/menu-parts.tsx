import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { MenuPortal } from '../../lib/menu-root';
import { TextSpan } from '../../lib/text-span';
import { useCommandKeys } from '../../nav/command-keys';
import type { IconComponent } from '../../nav/icon-registry';
import { menuLine, menuRow, rising } from '../../theme/floating-pieces';
import { floating } from '../../theme/pieces';
import { color, disabledLook, size, space, square } from '../../theme/tokens';

/** Position and content of the panel; `id` and `aria-labelledby` default to Radix's. @public */
export interface MenuProps extends Pick<DropdownMenu.DropdownMenuContentProps, 'id' | 'aria-labelledby' | 'onFocus'> {
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** The floating panel of a tool's dropdown menu; requires a Radix `DropdownMenu.Root`. @public */
export function Menu({ align = 'center', children, ...names }: MenuProps) {
  return (
    <MenuPortal aria-labelledby={names['aria-labelledby']}>
      <Panel align={align} sideOffset={6} collisionPadding={8} {...names}>
        {children}
      </Panel>
    </MenuPortal>
  );
}

/** @public */
export interface MenuItemProps {
  icon?: IconComponent | undefined;
  /** Id of its command or path of its page, to show the shortcut beside it. Default: `undefined`. */
  command?: string | undefined;
  /** `danger` for actions that end or delete something. Default: `undefined`. */
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** One command of a tool's dropdown menu. @public */
export function MenuItem({ icon: Icon, command, tone, disabled = false, onSelect, children }: MenuItemProps) {
  const keys = useCommandKeys(command);
  return (
    <Item data-tone={tone} disabled={disabled} onSelect={onSelect} aria-keyshortcuts={keys?.aria}>
      {Icon && <Icon aria-hidden width={16} height={16} />}
      <TextSpan>{children}</TextSpan>
      {keys?.caps}
    </Item>
  );
}

/** @public */
export interface MenuChoiceProps {
  value: string;
  /** Language of the text if it differs from the page's. */
  lang?: string;
  children: ReactNode;
}

/** A radio item; requires a Radix `DropdownMenu.RadioGroup`. @public */
export function MenuChoice({ value, lang, children }: MenuChoiceProps) {
  return (
    <Choice value={value} lang={lang}>
      <CheckPlace>
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden size={16} />
        </DropdownMenu.ItemIndicator>
      </CheckPlace>
      {children}
    </Choice>
  );
}

const Panel = styled(DropdownMenu.Content)`
  ${floating}
  ${rising}
  min-width: 10rem;
  padding: ${space(1)};
`;

const row = css`
  ${menuRow}
  min-height: ${size('choice')};
`;

const Item = styled(DropdownMenu.Item)`
  ${row}

  &[data-tone='danger'] {
    color: ${color('danger')};
  }

  &[data-disabled] {
    ${disabledLook()}
  }
`;

const Choice = styled(DropdownMenu.RadioItem)`
  ${row}
`;

const CheckPlace = styled.span`
  display: inline-flex;
  ${square('16px')}
  color: ${color('primaryText')};
`;

/** A hairline between two groups of a dropdown menu. @public */
export const MenuLine = styled(DropdownMenu.Separator)`
  ${menuLine}
`;
