import { css, keyframes } from 'styled-components';
import { layer } from './layers';
import { color, flexRow, motion, radius, space } from './tokens';

/** A few words beside an element. */
export const tip = css`
  z-index: ${layer('tooltip')};
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius('medium')};
  background: ${color('tooltip')};
  color: ${color('onTooltip')};
  font-size: 0.75rem;
  line-height: 1.125rem;
`;

/** A row of a menu; the owner sets its height. */
export const menuRow = css`
  ${flexRow(2)}
  padding: 0 ${space(3)};
  border-radius: ${radius('medium')};
  outline: 0;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color('surfaceHover')};
    color: ${color('textStrong')};
  }

  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
`;

/** A hairline between two groups of a menu. */
export const menuLine = css`
  height: 1px;
  margin: ${space(1)} 0;
  background: ${color('border')};
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** The entry animation of a panel. Reduced motion disables it entirely: an animation of 0 s fires no events, and Radix would wait for its end. */
export const rising = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${motion('fast')};
  }
`;
