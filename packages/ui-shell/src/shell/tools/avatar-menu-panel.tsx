import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MenuRoot } from '../../lib/menu-root';
import type { ButtonMenuProps } from '../../lib/use-menu-button';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import type { IconComponent } from '../../nav/icon-registry';
import { space, strongText } from '../../theme/tokens';
import { Menu, MenuItem, MenuLine } from './menu-parts';
import { toolMessages } from './messages';
import { withNote } from './user-name';

/** A command of the avatar's menu. @public */
export interface AvatarMenuEntry {
  title: Text;
  icon?: IconComponent | undefined;
  /** Id of its command or path of its page, to show the shortcut beside it. Default: `undefined`. */
  command?: string | undefined;
  onSelect: () => void;
}

/** @public */
export interface AvatarMenuProps {
  username: string;
  /** A short note about the login after the name, never truncated. Default: `undefined`. */
  note?: string | undefined;
  /** Address of the picture: http(s), blob, data:image or a path of the app; anything else shows a placeholder. */
  avatar?: string | undefined;
  /** Commands above logout. Default: empty. */
  entries?: readonly AvatarMenuEntry[];
  onLogout: () => void;
  /** Further `<MenuItem>`s before logout. */
  children?: ReactNode;
}

export interface AvatarMenuPanelProps extends ButtonMenuProps, AvatarMenuProps {}

/** The menu of the avatar, loaded on intent. */
export function AvatarMenuPanel({
  panel,
  username,
  note,
  entries = [],
  onLogout,
  children,
  ...root
}: AvatarMenuPanelProps) {
  const t = useText();
  return (
    <MenuRoot {...root}>
      <Menu align="end" {...panel}>
        <Who>
          <WhoName>{withNote(username, note)}</WhoName>
        </Who>
        <MenuLine />
        {entries.map(({ title, ...entry }) => (
          <MenuItem key={t(title)} {...entry}>
            {t(title)}
          </MenuItem>
        ))}
        {children}
        <MenuItem icon={LogOut} command="signOut" onSelect={onLogout}>
          {t(toolMessages.logout)}
        </MenuItem>
      </Menu>
    </MenuRoot>
  );
}

const Who = styled(DropdownMenu.Label)`
  max-width: 13.75rem;
  padding: ${space(2)} ${space(3)} ${space(1.5)};
`;

const WhoName = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${strongText()}
  overflow-wrap: anywhere;
`;
