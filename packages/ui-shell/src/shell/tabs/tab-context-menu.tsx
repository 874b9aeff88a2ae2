import { MenuPortal, MenuRoot } from '../../lib/menu-root';
import type { LazyMenuProps } from '../../lib/use-menu-button';
import { TabMenu, type TabMenuProps } from './tab-menu';
import { Panel } from './tab-menu.styles';

export interface TabContextMenuProps extends LazyMenuProps, TabMenuProps {
  label: string;
  /** Called after the menu has closed, to restore the focus. */
  onClosed: () => void;
}

/** The right-click menu of a tab, loaded on intent. */
export function TabContextMenu({ anchor, open, onOpenChange, label, onClosed, ...menu }: TabContextMenuProps) {
  return (
    <MenuRoot anchor={anchor} open={open} onOpenChange={onOpenChange}>
      <MenuPortal aria-label={label}>
        <Panel
          aria-label={label}
          aria-labelledby={undefined}
          side="right"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onContextMenu={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <TabMenu {...menu} />
        </Panel>
      </MenuPortal>
    </MenuRoot>
  );
}
