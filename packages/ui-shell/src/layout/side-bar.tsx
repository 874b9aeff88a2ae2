import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../locales/use-text';
import { MenuRail } from '../menu/menu-rail';
import { MenuTree } from '../menu/menu-tree';
import { menuMessages } from '../menu/messages';
import type { NavNode } from '../nav/nav-node';
import { color } from '../theme/tokens';

export interface SideBarProps {
  nodes: readonly NavNode[];
  /** Paths to highlight, outermost first. */
  active: readonly string[];
  open: ReadonlySet<string>;
  onOpenChange: (path: string, open: boolean) => void;
  /** Icons only; groups open beside the bar. */
  folded: boolean;
  /** What opens beside a folded group. Default `tree`. */
  panel?: 'tree' | 'wide';
  logo?: ReactNode;
  onChoose?: () => void;
}

/** A menu-coloured bar: logo, and under it the tree, or its icons while folded. */
export function SideBar({ nodes, active, open, onOpenChange, folded, panel = 'tree', logo, onChoose }: SideBarProps) {
  const t = useText();
  const shared = { nodes, active, label: t(menuMessages.main), ...(onChoose ? { onChoose } : {}) };
  return (
    <Bar>
      {logo}
      {folded ? (
        <MenuRail {...shared} panel={panel} />
      ) : (
        <MenuTree {...shared} genericIcons open={open} onOpenChange={onOpenChange} />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  color: ${color('menuText')};
`;
