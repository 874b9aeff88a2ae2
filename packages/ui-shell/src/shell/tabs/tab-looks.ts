import { css } from 'styled-components';
import { color, motion, radius, size, space } from '../../theme/tokens';

/** Bordered tabs side by side; the active one in primary on its tint, above a line. */
export const cardLook = css`
  gap: ${space(1.5)};

  > li {
    height: ${size('tab')};
    border: 1px solid ${color('border')};
    border-radius: ${radius('small')};
    background: ${color('surface')};
    transition:
      color ${motion('fast')},
      border-color ${motion('fast')};
  }

  > li:hover {
    color: ${color('primaryText')};
  }

  > li[data-state='active'] {
    border-color: ${color('primary')};
    background: ${color('primaryTint')};
    box-shadow: inset 0 -2px 0 ${color('primary')};
  }
`;

/** Plain tabs; under the active one a 2 px line grows from the left, under a pointed one a third of it. */
export const smartLook = css`
  gap: ${space(1)};

  > li {
    height: ${size('tab')};
    border-radius: ${radius('small')} ${radius('small')} 0 0;
  }

  > li::before {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${color('primary')};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion('slow')};
    content: '';
  }

  > li:hover,
  > li[data-state='active'] {
    color: ${color('primaryText')};
  }

  > li[data-state='active'] {
    background: ${color('primaryTint')};
  }

  > li:hover::before {
    transform: scaleX(0.33);
  }

  > li[data-state='active']::before {
    transform: scaleX(1);
  }
`;

/**
 * Browser tabs. Overlapping mask layers cut the whole shape, feet included, from one element, so that no seam appears
 * at any width or zoom, as it would with pseudo-elements.
 */
const foot = '12px';
const corner = '10px';
const shape = css`
  mask-image:
    radial-gradient(circle at 0 0, transparent calc(${foot} - 0.5px), black calc(${foot} + 0.5px)),
    radial-gradient(circle at 100% 0, transparent calc(${foot} - 0.5px), black calc(${foot} + 0.5px)),
    radial-gradient(circle at 100% 100%, black calc(${corner} - 0.5px), transparent calc(${corner} + 0.5px)),
    radial-gradient(circle at 0 100%, black calc(${corner} - 0.5px), transparent calc(${corner} + 0.5px)),
    linear-gradient(black, black),
    linear-gradient(black, black);
  mask-position:
    left bottom,
    right bottom,
    ${foot} 0,
    calc(100% - ${foot}) 0,
    center top,
    center bottom;
  mask-size:
    calc(${foot} + 0.5px) ${foot},
    calc(${foot} + 0.5px) ${foot},
    ${corner} ${corner},
    ${corner} ${corner},
    calc(100% - 2 * ${foot} - 2 * ${corner} + 1px) 100%,
    calc(100% - 2 * ${foot}) calc(100% - ${corner} + 0.5px);
  mask-repeat: no-repeat;
`;

export const smoothLook = css`
  align-items: flex-end;
  padding-inline: ${space(4)};

  > li {
    height: ${size('tabSmooth')};
  }

  /* A tab that is only pointed at gets no feet: those are the active one's. Its box is the same, so that nothing moves. */
  > li::before {
    position: absolute;
    inset: 0 -${foot};
    background: ${color('surfaceHover')};
    clip-path: inset(${space(1)} ${foot} round ${radius('large')});
    opacity: 0;
    transition: opacity ${motion('fast')};
    content: '';
  }

  > li:hover::before {
    opacity: 1;
  }

  > li[data-state='active']::before {
    ${shape}
    clip-path: none;
    background: ${color('primaryTint')};
    opacity: 1;
  }

  > li + li::after {
    position: absolute;
    inset-block: calc(50% - 8px) auto;
    inset-inline: -0.5px auto;
    width: 1px;
    height: 16px;
    background: ${color('border')};
    content: '';
  }

  > li:hover::after,
  > li:hover + li::after,
  > li[data-state='active']::after,
  > li[data-state='active'] + li::after {
    visibility: hidden;
  }
`;
