import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer } from '../../theme/layers';
import { sticky } from '../../theme/pieces';
import { menuToneSurface } from '../../theme/surfaces';
import { color, flexFill, flexRow, size, space } from '../../theme/tokens';

/** @public */
export interface ShellHeaderProps {
  /** Left: logo, fold control, breadcrumb or a menu. It takes the remaining width. */
  start?: ReactNode;
  /** Right: the tools. */
  end?: ReactNode;
  /** White, or in the colours of the menu. Default `surface`. */
  tone?: 'surface' | 'menu';
  /** Position: at the top of the scroller, in the flow of the page, or across the whole shell. Default `sticky`. */
  position?: 'sticky' | 'flow' | 'across';
  /** Width of its content. Default `full`; `inset` is 92 %. */
  width?: 'full' | 'inset';
}

/** The bar at the top of the shell, 60 px high, with a slot at either end. @public */
export function ShellHeader({ start, end, tone = 'surface', position = 'sticky', width = 'full' }: ShellHeaderProps) {
  return (
    <Bar data-tone={tone} data-position={position}>
      <Inner data-width={width}>
        <Start>{start}</Start>
        <End>{end}</End>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  z-index: ${layer('header')};
  flex: none;
  height: ${size('header')};
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};
  color: ${color('text')};

  &[data-position='sticky'] {
    position: ${sticky};
    inset-block-start: 0;
  }

  &[data-position='flow'] {
    position: relative;
  }

  &[data-position='across'] {
    position: absolute;
    inset: 0 0 auto;
  }

  &[data-tone='menu'] {
    ${menuToneSurface}
    border-block-end-color: transparent;
    background: ${color('menuBackground')};
    box-shadow: 0 1px 0 ${color('menuBorder')};
  }
`;

const Inner = styled.div`
  ${flexRow(4)}
  height: 100%;
  padding-inline: ${space(5)};

  [data-position='across'] > & {
    padding-inline-start: 0;
  }

  &[data-width='inset'] {
    width: 92%;
    margin-inline: auto;
    padding-inline: 0;
  }

  /* The mark stands on the same edge as the content below. */
  &[data-width='inset'] [data-part='logo'] {
    padding-inline-start: 0;
  }

  @media (max-width: 767.98px) {
    gap: ${space(2)};
    padding-inline: ${space(3)};
  }
`;

const Start = styled.div`
  ${flexRow(3)}
  ${flexFill}
  align-self: stretch;
`;

const End = styled.div`
  ${flexRow(1)}
  flex: none;
`;
