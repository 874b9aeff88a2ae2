import { css, styled } from 'styled-components';
import { layer } from '../../theme/layers';
import { color, flexRow, motion, radius, space } from '../../theme/tokens';

/** The tile in a row or cell of a menu, which shows its state. */
export const menuTile = css`
  &::before {
    position: absolute;
    z-index: ${layer('under')};
    transition: background-color ${motion('fast')};
    content: '';
  }

  &:hover::before {
    background: ${color('menuHover')};
  }

  &[data-state='active']::before {
    background: ${color('menuActive')};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    outline: 2px solid ${color('menuFocus')};
    outline-offset: -2px;
  }
`;

/** The styles of a menu entry: the row is the target, the visible tile is inset. */
export const menuEntry = css`
  position: relative;
  isolation: isolate;
  ${flexRow(2.5)}
  width: 100%;
  padding-block: 0;
  padding-inline: 0 ${space(5)};
  border: 0;
  background: none;
  color: ${color('menuText')};
  font-size: 0.875rem;
  line-height: 1.375rem;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  ${menuTile}

  &::before {
    inset: 3px ${space(2)};
    border-radius: ${radius('large')};
  }

  &[data-state='within'] {
    font-weight: 600;
  }

  &[data-state='active'] {
    color: ${color('menuTextActive')};
    font-weight: 600;
  }
`;

/** A plain list. */
export const MenuList = styled.ul`
`;

/** The scrolling box of a menu; its bar shows only while pointer or focus are inside. */
export const MenuScroller = styled.nav`
  position: relative;
  flex: 1;
  min-height: 0;
  padding-block: ${space(2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: transparent transparent;

  &:hover,
  &:focus-within {
    scrollbar-color: ${color('menuBorder')} transparent;
  }
`;
