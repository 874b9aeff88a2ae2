import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NavNode } from '../../nav/nav-node';
import { MenuList, MenuScroller } from './menu.styles';
import { MenuRowView } from './menu-row-view';
import type { MenuRow } from './menu-rows';
import { useMenuTree } from './use-menu-tree';

/** @public */
export interface MenuTreeProps {
  nodes: readonly NavNode[];
  /** Paths to highlight, outermost first: the last one is the current entry. */
  active: readonly string[];
  /** Name of the navigation for screen readers. */
  label: string;
  /** Before an entry is opened. */
  onChoose?: () => void;
  /** Paths of the open groups. */
  open: ReadonlySet<string>;
  onOpenChange: (path: string, open: boolean) => void;
  /** Height of a line in px. Default 50. */
  rowHeight?: number;
  /** Top entries without an icon show the generic one, as a bar needs that folds to icons. Default false. */
  genericIcons?: boolean;
  /** Called for the left arrow on a top entry, to return to the opener. */
  onLeave?: () => void;
}

/**
 * A menu as a tree of links; several groups may be open. Arrow keys, Home, End and typing move the focus, which is
 * one tab stop. Only visible lines are in the document, for thousands of entries. @public
 */
export function MenuTree(props: MenuTreeProps) {
  const { nodes, active, label, open, onOpenChange, rowHeight = 50, genericIcons = false, onChoose, onLeave } = props;
  const tree = useMenuTree({ nodes, open, onOpenChange, active, rowHeight, onLeave });
  const { rows, window, tabStopIndex } = tree;
  const present = active.at(-1);
  const isDrawn = (index: number, size: number) =>
    (index < window.to && index + size > window.from) || (tabStopIndex >= index && tabStopIndex < index + size);

  const renderLevel = (from: number, to: number): { items: ReactNode[]; rest: number } => {
    const items: ReactNode[] = [];
    let skipped = 0;
    for (let index = from; index < to; index += rows[index]?.size ?? 1) {
      const row = rows[index] as MenuRow;
      if (!isDrawn(index, row.size)) {
        skipped += row.size;
        continue;
      }
      const { path } = row.node;
      const below = row.size > 1 ? renderLevel(index + 1, index + row.size) : undefined;
      items.push(
        <Line key={path} style={{ marginTop: skipped * rowHeight }}>
          <MenuRowView
            node={row.node}
            level={row.level}
            rowHeight={rowHeight}
            state={path === present ? 'active' : active.includes(path) ? 'within' : 'rest'}
            isOpen={open.has(path)}
            isTabStop={index === tabStopIndex}
            genericIcon={genericIcons}
            onOpenChange={onOpenChange}
            onChoose={onChoose}
          />
          {below ? <MenuList style={{ paddingBottom: below.rest * rowHeight }}>{below.items}</MenuList> : null}
        </Line>,
      );
      skipped = 0;
    }
    return { items, rest: skipped };
  };

  const top = renderLevel(0, rows.length);
  return (
    <MenuScroller ref={tree.scroller} aria-label={label} onKeyDown={tree.handleKeyDown} onFocus={tree.handleFocus}>
      <MenuList style={{ paddingBottom: top.rest * rowHeight }}>{top.items}</MenuList>
    </MenuScroller>
  );
}

const Line = styled.li`
  display: block;
`;
