import type { ColorToken } from './theme';

/** Two colours that meet on the screen, and the contrast they must have: 4.5 for text, 3 for graphics and rings. */
export interface CertifiedPair {
  front: ColorToken;
  back: ColorToken;
  minimum: 4.5 | 3;
  /** The colour below a translucent `back`. */
  under?: ColorToken;
}

const text = (front: ColorToken, ...backs: ColorToken[]): CertifiedPair[] =>
  backs.map((back) => ({ front, back, minimum: 4.5 }));
const graphic = (front: ColorToken, ...backs: ColorToken[]): CertifiedPair[] =>
  backs.map((back) => ({ front, back, minimum: 3 }));

const grounds = ['page', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Every pair of colours that components put on each other, by the state in which they do; a component that needs a new pair adds it here. */
export const pairsByState = {
  rest: [
    ...text('text', ...grounds, 'infoTint', 'successTint', 'warningTint'),
    ...text('textStrong', ...grounds, 'infoTint', 'successTint', 'warningTint'),
    ...text('textMuted', ...grounds),
    ...text('primaryText', ...grounds),
    ...text('onPrimary', 'primaryFill'),
    ...text('success', ...grounds, 'successTint'),
    ...text('warning', ...grounds, 'warningTint'),
    ...text('danger', ...grounds, 'dangerTint'),
    ...text('info', ...grounds, 'infoTint'),
    ...text('onDanger', 'dangerFill'),
    ...text('onTooltip', 'tooltip'),
    ...text('onArt', 'art', 'artEnd'),
    ...text('menuText', 'menuBackground', 'menuSurface'),
    ...text('menuTextMuted', 'menuBackground', 'menuSurface'),
    ...graphic('borderStrong', 'surface', 'surfaceRaised'),
    ...graphic('primaryFill', 'page', 'surface', 'surfaceRaised'),
    ...graphic('dangerFill', 'surface', 'surfaceRaised'),
    ...graphic('focus', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'primaryTint'),
    ...graphic('menuFocus', 'menuBackground'),
  ],
  hover: [
    ...text('text', 'surfaceHover'),
    ...text('textStrong', 'surfaceHover'),
    ...text('textMuted', 'surfaceHover'),
    ...text('primaryText', 'surfaceHover'),
    ...text('danger', 'surfaceHover'),
    ...text('success', 'surfaceHover'),
    ...text('warning', 'surfaceHover'),
    ...text('info', 'surfaceHover'),
    ...text('onPrimary', 'primaryFillHover'),
    ...text('surface', 'textMuted'),
    ...graphic('primaryFill', 'surfaceHover'),
    { front: 'menuText', back: 'menuHover', under: 'menuBackground', minimum: 4.5 },
  ],
  active: [
    ...text('onPrimary', 'primaryFillHover'),
    ...text('text', 'surfaceHover'),
    ...text('menuTextActive', 'menuActive'),
  ],
  selected: [
    ...text('text', 'primaryTint'),
    ...text('textStrong', 'primaryTint'),
    ...text('textMuted', 'primaryTint'),
    ...text('primaryText', 'primaryTint'),
    ...text('menuTextActive', 'menuActive'),
  ],
  error: [
    ...text('danger', 'surface', 'surfaceRaised', 'page', 'dangerTint'),
    ...text('text', 'dangerTint'),
    ...text('textStrong', 'dangerTint'),
    ...text('textMuted', 'dangerTint'),
    ...text('onDanger', 'dangerFill'),
  ],
  // The guidelines require nothing here, but disabled text stays readable.
  disabled: [...graphic('textDisabled', ...grounds)],
} as const satisfies Record<string, readonly CertifiedPair[]>;

/** All pairs without duplicates. */
export const certifiedPairs: readonly CertifiedPair[] = [
  ...new Map(
    Object.values(pairsByState)
      .flat<readonly (readonly CertifiedPair[])[]>()
      .map((pair) => [`${pair.front} ${pair.back} ${pair.minimum}`, pair]),
  ).values(),
];
