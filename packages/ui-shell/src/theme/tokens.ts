import { type DensityToken, densityProperty } from './density';
import type { ColorToken } from './theme';
import { toRem } from './to-rem';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property that carries a colour: `--wb-color-text-muted`. */
export const colorProperty = (name: ColorToken): string => `--wb-color-${kebab(name)}`;

/** Returns a colour of the current theme as a CSS `var()`, so that a theme change renders nothing. @public */
export const color = (name: ColorToken): string => `var(${colorProperty(name)})`;

/** Multiples of the 4 px unit: `space(3)` is 12px. @public */
export const space = (units: number): string => `${units * 4}px`;

const sizes = {
  sideBar: 266,
  sideBarCollapsed: 64,
  header: 60,
  tabsBar: 50,
  tab: 34,
  tabSmooth: 38,
  menuItem: 50,
  footer: 55,
  drawer: 280,
  popover: 300,
  avatar: 45,
  controlTouch: 40,
} as const;

/** The custom property with the height of the bars that cover the top of a scroller. */
export const fixedTopProperty = '--wb-fixed-top';

type Measured = 'control' | 'row' | 'rowHead' | 'choice';

/**
 * Named sizes of the shell, in px; control and row sizes follow the density and the text size of the browser. `fixedTop` is the
 * height of the bars at the top, below which parts of a page stick. @public
 */
export const size = (name: keyof typeof sizes | Measured | 'fixedTop'): string => {
  if (name === 'fixedTop') return `var(${fixedTopProperty}, 0px)`;
  return name in sizes ? `${sizes[name as keyof typeof sizes]}px` : `var(${densityProperty(name as DensityToken)})`;
};

/** Distances that follow the density: around a page, between blocks, inside a card, beside the words of a cell. @public */
export const gap = (name: 'page' | 'block' | 'card' | 'cell'): string => `var(${densityProperty(name)})`;

const radii = { small: 2.5, medium: 4, large: 5, round: 999 } as const;

/** Corner radii; a tokens file may bring others. @public */
export const radius = (name: keyof typeof radii): string => `var(--wb-radius-${name},${radii[name]}px)`;

const texts = { caption: 12, body: 14, section: 16, title: 22 } as const;

/** Type sizes, which follow the browser's text size: `body` is 14 px at 16 px. A tokens file may change them. @public */
export const textSize = (name: keyof typeof texts): string => `var(--wb-text-${name},${toRem(texts[name])})`;

/** Shadows of the current theme: `card` for surfaces, `popover` for floating parts, `dialog` for blocking ones. @public */
export const shadow = (name: 'card' | 'popover' | 'dialog'): string => `var(--wb-shadow-${name})`;

/** Durations with their easing; 0 under prefers-reduced-motion. @public */
export const motion = (name: 'fast' | 'normal' | 'slow'): string => `var(--wb-motion-${name})`;

/** Declarations of a row of parts, centred across it and `space(units)` apart. */
export const flexRow = (units: number, display = 'flex'): string =>
  `display: ${display}; gap: ${space(units)}; align-items: center;`;

/** The same for a row inside a line of text. */
export const inlineRow = (units: number): string => flexRow(units, 'inline-flex');

/** Declarations of a row that continues in further rows, with `space(rows)` between them, where its parts do not fit. */
export const flexWrap = (rows: number, units = rows): string =>
  `display: flex; flex-wrap: wrap; gap: ${space(rows)} ${space(units)};`;

/** Declarations of a part that takes the rest of its row; long words in it do not widen the row. */
export const flexFill = 'flex: 1; min-width: 0;';

/** Declarations of a part as wide as it is high. */
export const square = (edge: string): string => `width: ${edge}; height: ${edge};`;

/** Declarations of a part whose content is in its centre. */
export const centred = 'display: grid; place-items: center;';

/** CSS declarations for emphasised text. */
export const strongText = (): string => `color: ${color('textStrong')}; font-weight: 600;`;

/** Declarations of a muted note in small text. */
export const mutedCaption = (): string => `color: ${color('textMuted')}; font-size: ${textSize('caption')};`;

/** Declarations of the title of a section. */
export const sectionTitle = (): string =>
  `color: ${color('textStrong')}; font-size: ${textSize('section')}; font-weight: 600;`;

/** Declarations of a control that takes no input. */
export const disabledLook = (): string => `color: ${color('textDisabled')}; cursor: not-allowed;`;
