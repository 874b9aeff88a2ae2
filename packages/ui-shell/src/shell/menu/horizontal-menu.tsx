import { ChevronDown, Ellipsis } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../locales/use-text';
import { NavIcon } from '../../nav/nav-icon';
import type { NavNode } from '../../nav/nav-node';
import { color, flexFill, size, space } from '../../theme/tokens';
import { Flyout } from './flyout';
import { FlyoutEntry, type FlyoutEntryProps } from './flyout-entry';
import { MenuList, menuEntry } from './menu.styles';
import { MenuMarks } from './menu-marks';
import type { MenuTreeProps } from './menu-tree';
import { menuMessages } from './messages';
import { useFittingCount } from './use-fitting-count';
import { useFlyouts } from './use-flyouts';
import { useRovingList } from './use-roving-list';

/** @public */
export type HorizontalMenuProps = Pick<MenuTreeProps, 'nodes' | 'active' | 'label' | 'onChoose'>;

const morePath = '#more';
const moreWidth = 96;
/** Maximum of measured top entries, more than any window fits. */
const measuredUpTo = 40;

/** The menu in one row: groups open by hover, click, Enter or the down arrow; entries without space move into a last group, "more". @public */
export function HorizontalMenu({ nodes, active, label, onChoose }: HorizontalMenuProps) {
  const t = useText();
  const row = useRef<HTMLElement>(null);
  const flyouts = useFlyouts(row, onChoose);
  const measured = nodes.slice(0, measuredUpTo);
  const words = measured.map(({ title }) => t(title)).join('\n');
  const count = Math.min(useFittingCount(row, moreWidth, words), measured.length);
  const rest = nodes.slice(count);
  const more = useMemo<NavNode>(
    () => ({ path: morePath, title: menuMessages.more, icon: 'more', children: nodes.slice(count) }),
    [nodes, count],
  );
  const entries = rest.length > 0 ? [...measured, more] : measured;
  const activeTop = rest.some(({ path }) => path === active[0]) ? morePath : active[0];
  const roving = useRovingList(
    entries.filter((_, index) => index < count || index === measured.length),
    activeTop,
    'horizontal',
  );

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!row.current?.contains(event.target as Node)) return;
    if (!flyouts.openByKey(event, 'ArrowDown', entries)) roving.handleKeyDown(event);
  };

  return (
    <Row ref={row} aria-label={label} onKeyDown={handleKeyDown} onFocus={roving.handleFocus}>
      <List>
        {entries.map((node, index) => {
          const isMore = node.path === morePath;
          const entry = {
            node,
            flyouts,
            state: node.path === active.at(-1) ? 'active' : node.path === activeTop ? 'within' : 'rest',
            isTabStop: node.path === roving.tabStop,
          } as const;
          return (
            <Item
              key={node.path}
              data-fit={isMore ? undefined : true}
              data-over={(!isMore && index >= count) || undefined}
            >
              {node.children.length === 0 ? (
                <HorizontalEntry {...entry} onChoose={flyouts.handleChoose} />
              ) : (
                <Flyout {...{ node, active, flyouts }} side="bottom" trigger={<HorizontalEntry {...entry} />} />
              )}
            </Item>
          );
        })}
      </List>
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  ${flexFill}
  overflow: clip;
  overflow-clip-margin: 4px;
`;

const List = styled(MenuList)`
  display: flex;
`;

const Item = styled.li`
  flex: none;

  &[data-over] {
    position: absolute;
    visibility: hidden;
  }
`;

/** One entry of the horizontal menu: a link, or the button of a group's flyout. */
function HorizontalEntry(props: FlyoutEntryProps) {
  const t = useText();
  const { node } = props;
  return (
    <Entry {...props}>
      {node.icon === 'more' ? (
        <Ellipsis aria-hidden width={18} height={18} strokeWidth={1.75} />
      ) : (
        <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
      )}
      <span>{t(node.title)}</span>
      <MenuMarks node={node} />
      {node.children.length > 0 && <ChevronDown aria-hidden width={14} height={14} strokeWidth={2} opacity={0.7} />}
    </Entry>
  );
}

const Entry = styled(FlyoutEntry)`
  ${menuEntry}
  gap: ${space(2)};
  width: auto;
  height: ${size('header')};
  padding: 0 ${space(4)};
  white-space: nowrap;

  &::before {
    inset: 9px ${space(0.5)};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }
`;
