import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../locales/use-text';
import type { NavNode } from '../../nav/nav-node';
import { along } from '../../theme/direction';
import { layer } from '../../theme/layers';
import { oneLine } from '../../theme/pieces';
import { quietMenuSurface } from '../../theme/surfaces';
import type { ColumnStyle } from '../../theme/theme-settings';
import { color, motion, size, space, strongText } from '../../theme/tokens';
import { ColumnBar, columnBarWidth } from '../menu/column-bar';
import { MenuTree, type MenuTreeProps } from '../menu/menu-tree';
import { menuMessages } from '../menu/messages';

export interface ColumnSideProps extends Pick<MenuTreeProps, 'nodes' | 'active' | 'open' | 'onOpenChange'> {
  /** The top-level entry whose children are shown. */
  chosen: NavNode | undefined;
  /** Path of the top-level entry to highlight. */
  marked: string | undefined;
  /** Shows the children of another top-level entry; absent without a second column. */
  onShow: ((path: string) => void) | undefined;
  columnStyle: ColumnStyle;
  /** The second column is away. */
  folded: boolean;
  /** Whether the first column has background artwork. */
  artwork: boolean;
  logo: ReactNode;
}

/** The two columns of the column layout: a rail in menu colour and a white list of the chosen entry's children. */
export function ColumnSide(props: ColumnSideProps) {
  const { nodes, chosen, marked, onShow, active, open, onOpenChange, columnStyle, folded, artwork, logo } = props;
  const t = useText();
  const title = chosen ? t(chosen.title) : '';
  const width = columnBarWidth(columnStyle);
  return (
    <Columns>
      <Rail style={{ width }} data-state={folded ? 'folded' : 'open'} data-menu-art={artwork || undefined}>
        {logo}
        <ColumnBar
          nodes={nodes}
          active={marked}
          label={t(menuMessages.sections)}
          columnStyle={columnStyle}
          onShow={onShow}
        />
      </Rail>
      <Second
        data-state={folded ? 'folded' : 'open'}
        inert={folded}
        style={{ insetInlineStart: width, width: `calc(${size('sideBar')} - ${width}px)` }}
      >
        {chosen ? (
          <>
            <Heading>
              <bdi>{title}</bdi>
            </Heading>
            <MenuTree
              nodes={chosen.children}
              active={active}
              label={t(menuMessages.section, { title })}
              open={open}
              onOpenChange={onOpenChange}
              rowHeight={44}
            />
          </>
        ) : null}
      </Second>
    </Columns>
  );
}

const Columns = styled.div`
  position: relative;
  height: 100%;
`;

const Rail = styled.div`
  position: relative;
  z-index: ${layer('over')};
  display: flex;
  flex-direction: column;
  align-items: stretch;
  height: 100%;
  border-inline-end: 1px solid ${color('menuBorder')};
  background: ${color('menuBackground')};
  --wb-column-arrow: ${color('surface')};

  &[data-state='folded'] {
    --wb-column-arrow: ${color('page')};
  }
`;

const Second = styled.div`
  ${quietMenuSurface}
  position: absolute;
  inset-block: 0;
  display: flex;
  flex-direction: column;
  border-inline-end: 1px solid ${color('border')};
  background: ${color('surface')};
  transition:
    transform ${motion('slow')},
    visibility ${motion('slow')};

  &[data-state='folded'] {
    visibility: hidden;
    transform: translateX(${along('-100%')});
  }
`;

/** The title is centred in a divider line, level with the header. */
const Heading = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  height: ${size('header')};
  padding-inline: ${space(4)};
  ${strongText()}

  &::before {
    position: absolute;
    inset: 50% ${space(4)} auto;
    height: 1px;
    background: ${color('border')};
    content: '';
  }

  & > bdi {
    ${oneLine}
    position: relative;
    max-width: 75%;
    padding-inline: ${space(3)};
    background: ${color('surface')};
  }
`;
