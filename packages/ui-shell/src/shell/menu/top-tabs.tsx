import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../locales/use-text';
import { NavIcon } from '../../nav/nav-icon';
import type { NavNode } from '../../nav/nav-node';
import { color, flexFill, flexRow, motion, space } from '../../theme/tokens';
import { MenuList } from './menu.styles';
import { SectionLink } from './section-link';
import { useRovingList } from './use-roving-list';

/** @public */
export interface TopTabsProps {
  /** The top-level entries. */
  nodes: readonly NavNode[];
  /** Path of the active section. */
  active?: string | undefined;
  /** Name of the navigation for screen readers. */
  label: string;
  /** Before an entry is opened. */
  onChoose?: () => void;
  /** Shows the children of an entry with only outside addresses. Default: opens the first address. */
  onShow?: ((path: string) => void) | undefined;
}

/** The top-level entries as scrolling text tabs with icons in the header of the comprehensive layout. @public */
export function TopTabs({ nodes, active, label, onChoose, onShow }: TopTabsProps) {
  const t = useText();
  const row = useRef<HTMLElement>(null);
  const roving = useRovingList(nodes, active, 'horizontal');
  useEffect(() => {
    if (active === undefined) return;
    const tab = row.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(active)}"]`);
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return (
    <Row ref={row} aria-label={label} onKeyDown={roving.handleKeyDown} onFocus={roving.handleFocus}>
      <List>
        {nodes.map((node) => (
          <li key={node.path}>
            <Tab {...{ node, active, onChoose, onShow }} tabStop={roving.tabStop}>
              <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} size={16} />
              {t(node.title)}
            </Tab>
          </li>
        ))}
      </List>
    </Row>
  );
}

const Row = styled.nav`
  position: relative;
  ${flexFill}
  align-self: stretch;
  overflow: auto hidden;
  overscroll-behavior: contain;
  scrollbar-width: none;
`;

const List = styled(MenuList)`
  display: flex;
  width: max-content;
  height: 100%;

  & > li {
    display: flex;
  }
`;

const Tab = styled(SectionLink)`
  position: relative;
  ${flexRow(1.5)}
  padding-inline: ${space(3.5)};
  color: ${color('text')};
  font-size: 0.875rem;
  white-space: nowrap;
  transition: color ${motion('fast')};

  &::after {
    position: absolute;
    inset: auto ${space(3.5)} 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color('primaryFill')};
    opacity: 0;
    transform: scaleX(0.4);
    transition:
      opacity ${motion('normal')},
      transform ${motion('normal')};
    content: '';
  }

  &:hover {
    color: ${color('primaryText')};
  }

  &[data-state='active'] {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  &[data-state='active']::after {
    opacity: 1;
    transform: none;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;
