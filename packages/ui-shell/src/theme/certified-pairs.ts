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
  ...text('text', 'page', 'surface', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('textStrong', 'page', 'surface', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('textMuted', 'page', 'surface', 'surfaceHover', 'surfaceSunken'),
  ...text('primaryText', 'page', 'surface', 'surfaceHover', 'surfaceSunken', 'primaryTint'),
  ...text('onPrimary', 'primaryFill', 'primaryFillHover'),
  ...text('success', 'surface', 'page', 'successTint'),
  ...text('warning', 'surface', 'page', 'warningTint'),
  ...text('danger', 'surface', 'page', 'surfaceHover', 'dangerTint'),
  ...text('info', 'surface', 'page', 'infoTint'),
  ...text('onDanger', 'dangerFill', 'danger'),
  ...text('onTooltip', 'tooltip'),
  ...text('menuText', 'menuBackground', 'menuSurface'),
  ...text('menuTextMuted', 'menuBackground', 'menuSurface'),
  ...text('menuTextActive', 'menuActive'),
  { front: 'menuText', back: 'menuHover', under: 'menuBackground', wanted: 4.5 },
  ...graphic('focus', 'page', 'surface', 'surfaceHover'),
  ...graphic('menuFocus', 'menuBackground'),
  ...graphic('borderStrong', 'surface'),
  ...graphic('primaryFill', 'page', 'surface', 'surfaceHover'),
  ...graphic('dangerFill', 'surface'),
];
