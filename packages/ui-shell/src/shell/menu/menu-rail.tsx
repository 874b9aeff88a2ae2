import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { NavIcon } from '../../nav/nav-icon';
import { color } from '../../theme/tokens';
import { Flyout } from './flyout';
import { FlyoutEntry, type FlyoutEntryProps } from './flyout-entry';
import { MenuList, MenuScroller, menuEntry } from './menu.styles';
import type { MenuTreeProps } from './menu-tree';
import { useEntryTip } from './use-entry-tip';
import { useFlyouts } from './use-flyouts';
import { useRovingList } from './use-roving-list';
import { useRowWindow } from './use-row-window';

/** @public */
export interface MenuRailProps extends Pick<MenuTreeProps, 'nodes' | 'active' | 'label' | 'onChoose'> {
  /** The panel of a group: its tree, or two entries wide. Default `tree`. */
  panel?: 'tree' | 'wide';
}

const rowHeight = 50;

/** The folded menu: icons of the top entries; groups open beside them by hover, click, Enter or the right arrow. @public */
export function MenuRail({ nodes, active, label, panel = 'tree', onChoose }: MenuRailProps) {
  const scroller = useRef<HTMLElement>(null);
  const flyouts = useFlyouts(scroller, onChoose);
  const { from, to } = useRowWindow(scroller, nodes.length, rowHeight);
  const drawn = nodes.slice(from, to);
  const roving = useRovingList(drawn, active[0], 'vertical');

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!scroller.current?.contains(event.target as Node)) return;
    if (!flyouts.openByKey(event, 'ArrowRight', nodes)) roving.handleKeyDown(event);
  };

  return (
    <MenuScroller ref={scroller} aria-label={label} onKeyDown={handleKeyDown} onFocus={roving.handleFocus}>
      <MenuList style={{ paddingTop: from * rowHeight, paddingBottom: Math.max(0, nodes.length - to) * rowHeight }}>
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
                <Flyout {...{ node, active, flyouts }} side="right" look={panel} trigger={<RailEntry {...entry} />} />
              )}
            </li>
          );
        })}
      </MenuList>
    </MenuScroller>
  );
}

/** One icon of the folded menu: a link with its title as a tooltip, or the button of a group's flyout. */
function RailEntry(props: FlyoutEntryProps) {
  const t = useText();
  const tip = useEntryTip();
  const { node } = props;
  return (
    <>
      <Entry {...props} {...(node.children.length === 0 && tip.entryProps)}>
        <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
        <VisuallyHidden>{t(node.title)}</VisuallyHidden>
      </Entry>
      {tip.Tip && <tip.Tip {...tip.tipProps} words={t(node.title)} />}
    </>
  );
}

const Entry = styled(FlyoutEntry)`
  ${menuEntry}
  justify-content: center;
  width: 64px;
  height: 50px;
  padding: 0;

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }
`;
