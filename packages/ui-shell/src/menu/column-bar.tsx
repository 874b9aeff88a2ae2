'use client';

import { styled } from 'styled-components';
import { revealFullText } from '../lib/reveal-full-text';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import type { NavNode } from '../nav/nav-node';
import type { ColumnStyle } from '../theme/theme-settings';
import { color, space } from '../theme/tokens';
import { columnCells } from './column-cells';
import { MenuScroller, menuList } from './menu.styles';
import { SectionLink } from './section-link';
import { useRovingList } from './use-roving-list';

/** @public */
export interface ColumnBarProps {
  /** The top-level entries. */
  nodes: readonly NavNode[];
  /** Path of the chosen one. */
  active?: string | undefined;
  /** Name of the navigation for screen readers. */
  label: string;
  columnStyle: ColumnStyle;
  /** Before an entry is opened. */
  onChoose?: () => void;
  /** Shows what is below an entry that has only outside addresses. Default: the first of them is opened. */
  onShow?: ((path: string) => void) | undefined;
}

/** Width of the bar in px: the horizontal style puts the icon beside the title and needs more. */
export const columnBarWidth = (columnStyle: ColumnStyle): number => (columnStyle === 'horizontal' ? 83 : 64);

/** The first column of the column layout: an app rail of the top-level entries. A click opens the first page below the entry. @public */
export function ColumnBar({ nodes, active, label, columnStyle, onChoose, onShow }: ColumnBarProps) {
  const t = useText();
  const roving = useRovingList(
    nodes.map(({ path }) => path),
    active,
    'vertical',
  );
  return (
    <MenuScroller aria-label={label} onKeyDown={roving.handleKeyDown} onFocus={roving.handleFocus}>
      <List>
        {nodes.map((node) => {
          const isActive = node.path === active;
          return (
            <li key={node.path}>
              <Cell
                node={node}
                data-path={node.path}
                data-style={columnStyle}
                data-state={isActive ? 'active' : 'rest'}
                aria-current={isActive ? 'true' : undefined}
                tabIndex={node.path === roving.tabStop ? 0 : -1}
                onChoose={onChoose}
                onShow={onShow}
              >
                <NavIcon
                  name={node.icon}
                  isCustomSvg={node.isCustomSvg}
                  size={columnStyle === 'horizontal' ? 16 : 20}
                />
                <Title onPointerEnter={revealFullText}>{t(node.title)}</Title>
              </Cell>
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

const Title = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* Latin words are longer than the two characters the cell is made for. */
  &:lang(en) {
    font-size: 11px;
    letter-spacing: -0.02em;
  }
`;

const Cell = styled(SectionLink)`
  position: relative;
  isolation: isolate;
  display: flex;
  gap: ${space(1)};
  align-items: center;
  justify-content: center;
  border: 0;
  background: none;
  color: ${color('menuText')};
  font: inherit;
  font-size: 12px;
  line-height: 18px;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-state='active'] {
    color: ${color('menuTextActive')};
    font-weight: 600;
  }

  ${columnCells}
`;
