import { css, keyframes } from 'styled-components';
import { layer } from './layers';
import { centred, color, motion, radius, shadow, size, space } from './tokens';

/** The base style of an icon button. */
export const iconButton = css`
  ${centred}
  flex: none;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('textMuted')};
  cursor: pointer;
`;

/** One line of text with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A tab of a page: a button, or a link to a state of it. */
export const pageTab = css`
  flex: none;
  min-height: ${size('controlTouch')};
  padding: 0 ${space(3)};
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${color('textMuted')};
  cursor: pointer;
  transition: color ${motion('fast')};

  &:hover {
    color: ${color('textStrong')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:is([data-state='active'], [aria-current='page']) {
    border-block-end-color: ${color('primaryText')};
    color: ${color('primaryText')};
    font-weight: 600;
  }
`;

/** `--ink` on `--tint` by `data-tone`. */
export const tones = css`
  --ink: ${color('text')};
  --tint: ${color('surfaceSunken')};

  ${(['info', 'success', 'warning', 'danger'] as const).map(
    (tone) => css`
      &[data-tone='${tone}'] {
        --ink: ${color(tone)};
        --tint: ${color(`${tone}Tint`)};
      }
    `,
  )}
`;

/** Floating layers: panels of menus, lists and tools. */
export const floating = css`
  z-index: ${layer('popover')};
  max-height: var(--radix-popper-available-height);
  overflow: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
`;

/** Position of a bar that stays in view; disabled in a low window, such as at 400 % zoom, where it would cover the focus. */
export const sticky = 'var(--wb-sticky, sticky)';

export const appear = keyframes`
  from { opacity: 0; }
`;

export const turn = keyframes`
  to { transform: rotate(1turn); }
`;
