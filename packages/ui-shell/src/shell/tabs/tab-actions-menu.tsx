import { MenuPortal, MenuRoot } from '../../lib/menu-root';
import type { ButtonMenuProps } from '../../lib/use-menu-button';
import { TabMenu, type TabMenuProps } from './tab-menu';
import { Panel } from './tab-menu.styles';

export interface TabActionsMenuProps extends ButtonMenuProps, TabMenuProps {}

/** The menu at the end of the tabs bar, loaded on intent. */
export function TabActionsMenu({ panel, anchor, open, onOpenChange, ...menu }: TabActionsMenuProps) {
  return (
    <MenuRoot anchor={anchor} open={open} onOpenChange={onOpenChange}>
      <MenuPortal aria-labelledby={panel['aria-labelledby']}>
        <Panel align="end" sideOffset={6} collisionPadding={8} {...panel}>
          <TabMenu {...menu} />
        </Panel>
      </MenuPortal>
    </MenuRoot>
  );
}
