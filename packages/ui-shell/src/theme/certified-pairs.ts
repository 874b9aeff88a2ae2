import type { ColorToken } from './theme';

/** Two colours that meet on the screen, and the contrast they must have: 4.5 for text, 3 for graphics and rings. */
export interface CertifiedPair {
  front: ColorToken;
  back: ColorToken;
  wanted: 4.5 | 3;
  /** What a translucent `back` lies on. */
  under?: ColorToken;
}

const text = (front: ColorToken, ...backs: ColorToken[]): CertifiedPair[] =>
  backs.map((back) => ({ front, back, wanted: 4.5 }));
const graphic = (front: ColorToken, ...backs: ColorToken[]): CertifiedPair[] =>
  backs.map((back) => ({ front, back, wanted: 3 }));

/** Every pair of colours that components put on each other; a component that needs a new pair adds it here. */
export const certifiedPairs: readonly CertifiedPair[] = [
  ...text('text', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('textStrong', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('textMuted', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('primaryText', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('onPrimary', 'primaryFill', 'primaryFillHover'),
  ...text('success', 'surface', 'surfaceRaised', 'page', 'successTint'),
  ...text('warning', 'surface', 'surfaceRaised', 'page', 'warningTint'),
  ...text('danger', 'surface', 'surfaceRaised', 'page', 'surfaceHover', 'dangerTint'),
  ...text('info', 'surface', 'surfaceRaised', 'page', 'infoTint'),
  ...text('onDanger', 'dangerFill'),
  ...text('onTooltip', 'tooltip'),
  ...text('onArt', 'art', 'artEnd'),
  ...text('menuText', 'menuBackground', 'menuSurface'),
  ...text('menuTextMuted', 'menuBackground', 'menuSurface'),
  ...text('menuTextActive', 'menuActive'),
  { front: 'menuText', back: 'menuHover', under: 'menuBackground', wanted: 4.5 },
  ...graphic('focus', 'page', 'surface', 'surfaceRaised', 'surfaceHover', 'primaryTint'),
  ...graphic('menuFocus', 'menuBackground'),
  ...graphic('borderStrong', 'surface', 'surfaceRaised'),
  ...graphic('primaryFill', 'page', 'surface', 'surfaceRaised', 'surfaceHover'),
  ...graphic('dangerFill', 'surface', 'surfaceRaised'),
  ...graphic('danger', 'surface', 'surfaceRaised'),
  ...graphic('warning', 'surface', 'surfaceHover'),
];
