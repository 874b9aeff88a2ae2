import { useState } from 'react';
import { useText } from '../../locales/use-text';
import type { NavNode } from '../../nav/nav-node';
import { groupPaths } from './menu-rows';
import { MenuTree } from './menu-tree';
import { menuMessages } from './messages';
import { useOpenGroups } from './use-open-groups';

export interface FlyoutMenuProps {
  node: NavNode;
  active: readonly string[];
  onChoose: () => void;
  onLeave: () => void;
}

/** Everything below one entry as a tree with all its groups unfolded, 40 px a line. */
export function FlyoutMenu({ node, active, onChoose, onLeave }: FlyoutMenuProps) {
  const t = useText();
  const [groups] = useState(() => groupPaths(node.children));
  const [open, handleOpenChange] = useOpenGroups(active, groups);
  return (
    <MenuTree
      nodes={node.children}
      active={active}
      label={t(menuMessages.section, { title: t(node.title) })}
      open={open}
      onOpenChange={handleOpenChange}
      rowHeight={40}
      onChoose={onChoose}
      onLeave={onLeave}
    />
  );
}
