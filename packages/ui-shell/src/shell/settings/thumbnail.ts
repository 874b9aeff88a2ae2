import styled from 'styled-components';
import { artMenuColors } from '../../theme/menu-art';
import { color } from '../../theme/tokens';

/** The canvas of the drawer's thumbnails; its classes apply the current theme's colours. */
export const Thumbnail = styled.svg.attrs({ viewBox: '0 0 72 48', 'aria-hidden': true })`
  display: block;
  width: 100%;
  height: auto;
  border-radius: 3px;
  background: ${color('page')};

  .menu {
    fill: ${color('menuSurface')};
  }

  .menu-edge {
    fill: ${color('border')};
  }

  .entry {
    fill: ${color('menuText')};
    opacity: 0.55;
  }

  .active {
    fill: ${color('primary')};
  }

  .on-active {
    fill: ${color('surface')};
  }

  .paper {
    fill: ${color('surface')};
  }

  .line {
    fill: ${color('borderStrong')};
  }

  .edge {
    fill: ${color('surface')};
    stroke: ${color('borderStrong')};
  }

  .edge-active {
    fill: ${color('primaryTint')};
    stroke: ${color('primary')};
  }

  .art-active {
    fill: ${artMenuColors.menuActive};
  }

  .art-entry {
    fill: ${artMenuColors.menuTextMuted};
    opacity: 0.7;
  }
`;
