/** A layer of a shadow, in px; `color` is CSS, or the role of a theme's colour. */
export interface ShadowLayer {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
}

/** A duration in ms with its curve, the four numbers of `cubic-bezier`. */
export interface Motion {
  readonly duration: number;
  readonly easing: readonly [number, number, number, number];
}

/** Measures that all themes share besides densities: type sizes and radii in px, shadows in light and dark, motion. @beta */
export interface Measures {
  readonly text: Readonly<Record<'caption' | 'body' | 'section' | 'title', number>>;
  readonly radius: Readonly<Record<'small' | 'medium' | 'large' | 'round', number>>;
  readonly shadow: Readonly<
    Record<'light' | 'dark', Readonly<Record<'card' | 'popover' | 'dialog', readonly ShadowLayer[]>>>
  >;
  readonly motion: Readonly<Record<'fast' | 'normal' | 'slow', Motion>>;
}

const layer = (y: number, blur: number, color: string, spread = 0): ShadowLayer => ({ x: 0, y, blur, spread, color });
const ink = (alpha: number) => `rgba(16, 24, 40, ${alpha})`;
const edge = layer(0, 0, ink(0.06), 1);
const darkEdge = layer(0, 0, 'border', 1);
const easing = [0.2, 0, 0, 1] as const;

/** The shipped measures. The page's style sheet repeats them (`base-css.ts`): a test keeps both equal. */
export const shippedMeasures: Measures = {
  text: { caption: 12, body: 14, section: 16, title: 22 },
  radius: { small: 2.5, medium: 4, large: 5, round: 999 },
  shadow: {
    light: {
      card: [layer(1, 2, ink(0.04)), layer(1, 3, ink(0.05))],
      popover: [edge, layer(8, 24, ink(0.12))],
      dialog: [edge, layer(20, 48, ink(0.2))],
    },
    dark: {
      card: [],
      popover: [darkEdge, layer(8, 24, 'rgba(0, 0, 0, 0.45)')],
      dialog: [darkEdge, layer(20, 48, 'rgba(0, 0, 0, 0.6)')],
    },
  },
  motion: { fast: { duration: 120, easing }, normal: { duration: 200, easing }, slow: { duration: 300, easing } },
};
