import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { NavNode } from '../nav/nav-node';
import { FloatPanel } from './float-panel';
import { Flyout } from './flyout';
import { FlyoutMenu } from './flyout-menu';
import { MenuScroller, menuList } from './menu.styles';
import { RailEntry } from './rail-entry';
import { useFlyouts } from './use-flyouts';
import { useRovingList } from './use-roving-list';
import { useRowWindow } from './use-row-window';

/** @public */
export interface MenuRailProps {
  nodes: readonly NavNode[];
  /** Paths to highlight, outermost first. */
  active: readonly string[];
  /** Name of the navigation for screen readers. */
  label: string;
  /** What opens beside a group: its tree, or a panel two entries wide. Default `tree`. */
  panel?: 'tree' | 'wide';
  /** Before an entry is opened. */
  onChoose?: () => void;
}

const rowHeight = 50;

/** The folded menu: icons of the top entries; groups open beside them by hover, click, Enter or the right arrow. @public */
export function MenuRail({ nodes, active, label, panel = 'tree', onChoose }: MenuRailProps) {
  const scroller = useRef<HTMLElement>(null);
  const flyouts = useFlyouts(scroller, onChoose);
  const { from, to } = useRowWindow(scroller, nodes.length, rowHeight);
  const drawn = nodes.slice(from, to);
  const roving = useRovingList(
    drawn.map(({ path }) => path),
    active[0],
    'vertical',
  );
  const Panel = panel === 'wide' ? FloatPanel : FlyoutMenu;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!scroller.current?.contains(event.target as Node)) return;
    if (!flyouts.openByKey(event, 'ArrowRight', nodes)) roving.handleKeyDown(event);
  };

  return (
    <MenuScroller ref={scroller} aria-label={label} onKeyDown={handleKeyDown} onFocus={roving.handleFocus}>
      <List style={{ paddingTop: from * rowHeight, paddingBottom: Math.max(0, nodes.length - to) * rowHeight }}>
        {drawn.map((node) => {
          const entry = {
            node,
            flyouts,
            state: node.path === active.at(-1) ? 'active' : active[0] === node.path ? 'within' : 'rest',
            isTabStop: node.path === roving.tabStop,
          } as const;
          return (
            <li key={node.path}>
              {node.children.length === 0 ? (
                <RailEntry {...entry} onChoose={flyouts.handleChoose} />
              ) : (
                <Flyout path={node.path} flyouts={flyouts} side="right" trigger={<RailEntry {...entry} />}>
                  <Panel
                    node={node}
                    active={active}
                    onChoose={flyouts.handleChoose}
                    onLeave={() => flyouts.goBack(node.path)}
                  />
                </Flyout>
              )}
            </li>
          );
        })}
      </List>
    </MenuScroller>
  );
}

const List = styled.ul`
  ${menuList}
`;
