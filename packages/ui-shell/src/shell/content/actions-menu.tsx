import { MenuRoot } from '../../lib/menu-root';
import type { ButtonMenuProps } from '../../lib/use-menu-button';
import { useText } from '../../locales/use-text';
import { Menu, MenuItem } from '../tools/menu-parts';
import type { ActionItem } from './action-item';

export interface ActionsMenuProps extends ButtonMenuProps {
  items: readonly ActionItem[];
}

/** The menu of a page's further actions, loaded on intent. */
export function ActionsMenu({ panel, items, ...root }: ActionsMenuProps) {
  const t = useText();
  return (
    <MenuRoot {...root}>
      <Menu align="end" {...panel}>
        {items.map(({ text, tone, disabled, onSelect }) => (
          <MenuItem key={t(text)} {...{ tone, disabled, onSelect }}>
            {t(text)}
          </MenuItem>
        ))}
      </Menu>
    </MenuRoot>
  );
}
