import { styled } from 'styled-components';
import { revealFullText } from '../../lib/reveal-full-text';
import { useText } from '../../locales/use-text';
import { NavIcon } from '../../nav/nav-icon';
import type { ColumnStyle } from '../../theme/theme-settings';
import { color, flexRow } from '../../theme/tokens';
import { columnCells, ofLetters } from './column-cells';
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
  const roving = useRovingList(nodes, active, 'vertical');
  return (
    <MenuScroller aria-label={label} onKeyDown={roving.handleKeyDown} onFocus={roving.handleFocus}>
      <MenuList>
        {nodes.map((node) => (
          <li key={node.path}>
            <Cell data-style={columnStyle} {...{ node, active, onChoose, onShow }} tabStop={roving.tabStop}>
              <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} size={columnStyle === 'horizontal' ? 16 : 20} />
              <Title data-title={t(node.title)}>
                <span onPointerEnter={revealFullText}>{t(node.title)}</span>
              </Title>
            </Cell>
          </li>
        ))}
      </MenuList>
    </MenuScroller>
  );
}

/** Reserves the width of the bold title, so that choosing an entry does not rewrap it. */
const Title = styled.span`
  display: grid;
  min-width: 0;
  max-width: 100%;
  text-align: center;

  & > span,
  &::after {
    display: -webkit-box;
    grid-area: 1 / 1;
    overflow: hidden;
    overflow-wrap: anywhere;
    hyphens: auto;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  &::after {
    font-weight: 600;
    visibility: hidden;
    content: attr(data-title) / '';
  }

  /* Words of letters are longer than the two characters the cell is made for. */
  &${ofLetters} {
    font-size: 0.6875rem;
    line-height: 0.9375rem;
  }

  &:is(:lang(ar), :lang(fa), :lang(ur)) {
    line-height: 1.1875rem;
  }

  /* Letters that are joined stay as they are. */
  &${ofLetters}:not(:lang(ar), :lang(fa), :lang(ur)) {
    letter-spacing: -0.02em;
  }

  [data-style='horizontal'] > & {
    text-align: start;
  }
`;

const Cell = styled(SectionLink)`
  position: relative;
  isolation: isolate;
  ${flexRow(1)}
  justify-content: center;
  color: ${color('menuText')};
  font-size: 0.75rem;
  line-height: 1.125rem;
  -webkit-tap-highlight-color: transparent;

  &[data-state='active'] {
    color: ${color('menuTextActive')};
    font-weight: 600;
  }

  ${columnCells}
`;
