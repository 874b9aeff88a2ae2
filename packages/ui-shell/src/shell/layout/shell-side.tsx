import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../locales/use-text';
import type { NavNode } from '../../nav/nav-node';
import type { ColumnStyle } from '../../theme/theme-settings';
import { color } from '../../theme/tokens';
import { columnBarWidth } from '../menu/column-bar';
import { MenuRail } from '../menu/menu-rail';
import { MenuTree } from '../menu/menu-tree';
import { menuMessages } from '../menu/messages';
import { ColumnSide, type ColumnSideProps } from './column-side';
import type { LayoutPlan } from './layout-plans';

export interface ShellSideProps extends Omit<ColumnSideProps, 'artwork' | 'logo'> {
  plan: LayoutPlan;
  logo: (markOnly: boolean) => ReactNode;
  onChoose?: () => void;
}

/** The left side of a layout: two columns, a tree, icons, or nothing. Memoised, so a page of the same entry does not render it. */
export const ShellSide = memo(function ShellSide(props: ShellSideProps) {
  const { plan, columnStyle, nodes, chosen, marked, onShow, active, open, onOpenChange, folded, logo, onChoose } =
    props;
  const t = useText();
  if (plan.side === 'none') return null;
  if (plan.side === 'columns')
    return (
      <ColumnSide
        {...{ nodes, chosen, marked, onShow, active, open, onOpenChange, columnStyle, folded }}
        artwork={plan.artwork}
        logo={logo(true)}
      />
    );
  const isBranch = plan.side === 'branch';
  const isRail = plan.side === 'rail';
  const menu = {
    nodes: isBranch && chosen ? branchOf(chosen) : nodes,
    active: isBranch ? withoutTop(active, chosen) : active,
    label: t(menuMessages.main),
    ...(onChoose ? { onChoose } : {}),
  };
  return (
    <Bar>
      {plan.sideLogo ? logo(folded || isRail) : null}
      {folded || isRail ? (
        <MenuRail {...menu} panel={isRail ? 'wide' : 'tree'} />
      ) : (
        <MenuTree {...menu} genericIcons open={open} onOpenChange={onOpenChange} />
      )}
    </Bar>
  );
});

/** Width of the left side in px. */
export function sideWidth(side: LayoutPlan['side'], folded: boolean, columnStyle: ColumnStyle): number {
  if (side === 'none') return 0;
  if (side === 'rail') return 64;
  if (!folded) return 266;
  return side === 'columns' ? columnBarWidth(columnStyle) : 64;
}

/** The children of a section, or the section itself if it has no children, so that the bar is never empty. */
const branchOf = (chosen: NavNode) => (chosen.children.length > 0 ? chosen.children : [chosen]);

const withoutTop = (active: readonly string[], chosen: NavNode | undefined) =>
  chosen && chosen.children.length > 0 ? active.slice(1) : active;

/** In the menu's colours: logo, and under it the tree, or its icons while folded. */
const Bar = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  color: ${color('menuText')};
`;
