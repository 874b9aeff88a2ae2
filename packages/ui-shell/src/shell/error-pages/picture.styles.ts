import styled from 'styled-components';
import { color } from '../../theme/tokens';

/** The canvas of the error pages' pictures: flat shapes in the neutrals of the theme, the accent for the one thing that matters. */
export const Canvas = styled.svg.attrs({ viewBox: '0 0 420 300' })`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3;

  .ground {
    fill: ${color('primaryTint')};
  }

  .road {
    fill: ${color('borderStrong')};
  }

  .soft {
    fill: ${color('border')};
  }

  .paper {
    fill: ${color('surface')};
  }

  .ink {
    stroke: ${color('textStrong')};
  }

  .solid {
    fill: ${color('textStrong')};
  }

  .accent {
    fill: ${color('primary')};
  }

  .accent-line {
    stroke: ${color('primary')};
  }

  .vab-scheme-dark & .road {
    fill: ${color('border')};
  }

  .vab-scheme-dark & .soft {
    fill: ${color('surfaceHover')};
  }

  .vab-scheme-dark & .white-line {
    stroke: ${color('textMuted')};
  }

  .white-line {
    stroke: ${color('surface')};
  }
`;
