import { styled } from 'styled-components';
import { revealFullText } from '../lib/reveal-full-text';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import type { ColumnStyle } from '../theme/theme-settings';
import { color, space } from '../theme/tokens';
import { columnCells } from './column-cells';
import { MenuList, MenuScroller } from './menu.styles';
import { SectionLink } from './section-link';
import type { TopTabsProps } from './top-tabs';
import { useRovingList } from './use-roving-list';

/** @public */
export interface ColumnBarProps extends TopTabsProps {
  columnStyle: ColumnStyle;
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
      <MenuList>
        {nodes.map((node) => (
          <li key={node.path}>
            <Cell data-style={columnStyle} {...{ node, active, onChoose, onShow }} tabStop={roving.tabStop}>
              <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} size={columnStyle === 'horizontal' ? 16 : 20} />
              <Title onPointerEnter={revealFullText}>{t(node.title)}</Title>
            </Cell>
          </li>
        ))}
      </MenuList>
    </MenuScroller>
  );
}

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
