import { css } from 'styled-components';
import { along } from '../../theme/direction';
import { color, motion, radius, space } from '../../theme/tokens';
import { menuTile } from './menu.styles';

/** Languages that spell words with letters. */
export const ofLetters = ':not(:lang(zh), :lang(ja), :lang(ko))';

/** The four ways to draw the cells of the column bar. */
export const columnCells = css`
  ${menuTile}

  flex-direction: column;
  min-height: 64px;
  padding: ${space(1.5)} ${space(0.5)};

  &::before {
    inset: 0;
  }

  &[data-style='horizontal'] {
    flex-direction: row;
    gap: ${space(1.25)};
    justify-content: flex-start;
    min-height: 50px;
    padding-inline: ${space(2.5)} ${space(0.5)};

    /* Room for a Latin word of nine letters. */
    &${ofLetters} {
      gap: ${space(1)};
      padding-inline: ${space(1)} ${space(0.5)};
    }
  }

  &:is([data-style='card'], [data-style='arrow'])::before {
    inset: 3px 5px;
    border-radius: ${radius('large')};
  }

  /* A tile around a Latin word of nine letters. */
  &:is([data-style='card'], [data-style='arrow'])${ofLetters}::before {
    inset-inline: 2px;
  }

  &[data-style='arrow'] {
    &[data-state='active'] {
      color: ${color('menuText')};
    }

    &[data-state='active']::before {
      background: none;
    }

    /* The content's own colour points into the active cell. */
    &::after {
      position: absolute;
      inset-block-start: calc(50% - 8px);
      inset-inline-end: 0;
      width: 8px;
      height: 16px;
      background: var(--wb-column-arrow);
      clip-path: polygon(100% 0, 100% 100%, 0 50%);
      scale: var(--wb-along) 1;
      opacity: 0;
      transform: translateX(${along('8px')});
      transition:
        opacity ${motion('normal')},
        transform ${motion('normal')};
      content: '';
    }

    &[data-state='active']::after {
      opacity: 1;
      transform: none;
    }
  }
`;
