import type { ReactNode } from 'react';
import { columnBarWidth } from '../menu/column-bar';
import type { NavNode } from '../nav/nav-node';
import type { ColumnStyle } from '../theme/theme-settings';
import { ColumnSide } from './column-side';
import type { LayoutPlan } from './layout-plans';
import { SideBar } from './side-bar';

export interface ShellSideProps {
  plan: LayoutPlan;
  columnStyle: ColumnStyle;
  nodes: readonly NavNode[];
  /** The top-level entry whose children are shown. */
  chosen: NavNode | undefined;
  /** Path of the top-level entry to highlight. */
  marked: string | undefined;
  /** Shows the children of another top-level entry; left out where the second column is away for good. */
  onShow: ((path: string) => void) | undefined;
  active: readonly string[];
  open: ReadonlySet<string>;
  onOpenChange: (path: string, open: boolean) => void;
  folded: boolean;
  logo: (markOnly: boolean) => ReactNode;
  onChoose?: () => void;
}

/** What a layout has at its left: two columns, a tree, icons, or nothing. */
export function ShellSide(props: ShellSideProps) {
  const { plan, columnStyle, nodes, chosen, marked, onShow, active, open, onOpenChange, folded, logo, onChoose } =
    props;
  const isRail = plan.side === 'rail';
  if (plan.side === 'none') return null;
  if (plan.side === 'columns')
    return (
      <ColumnSide
        {...{ nodes, chosen, marked, onShow, active, open, onOpenChange, columnStyle, folded }}
        artwork={plan.artwork}
        logo={logo(true)}
      />
    );
  return (
    <SideBar
      nodes={plan.side === 'branch' ? branchOf(chosen) : nodes}
      {...{ active: plan.side === 'branch' ? withoutTop(active, chosen) : active, open, onOpenChange }}
      folded={folded || isRail}
      panel={isRail ? 'wide' : 'tree'}
      logo={plan.sideLogo ? logo(folded || isRail) : null}
      {...(onChoose ? { onChoose } : {})}
    />
  );
}

/** Width in px that the left takes from the page. */
export function sideWidth(side: LayoutPlan['side'], folded: boolean, columnStyle: ColumnStyle): number {
  if (side === 'none') return 0;
  if (side === 'rail') return 64;
  if (!folded) return 266;
  return side === 'columns' ? columnBarWidth(columnStyle) : 64;
}

/** A top entry without children stands in the bar itself, so that the bar is never empty. */
const branchOf = (chosen: NavNode | undefined) =>
  chosen === undefined ? [] : chosen.children.length > 0 ? chosen.children : [chosen];

const withoutTop = (active: readonly string[], chosen: NavNode | undefined) =>
  chosen && chosen.children.length > 0 ? active.slice(1) : active;
