import type { DensityName } from './theme-settings';
import { toRem } from './to-rem';

/** The measures that a density sets, in px at the usual text size; everything else is the same in each. */
export const shippedDensities = {
  compact: { control: 28, row: 34, rowHead: 36, page: 12, block: 12, card: 12, cell: 8, choice: 30 },
  default: { control: 32, row: 48, rowHead: 44, page: 20, block: 16, card: 20, cell: 12, choice: 36 },
  roomy: { control: 36, row: 56, rowHead: 48, page: 24, block: 20, card: 24, cell: 16, choice: 40 },
} as const satisfies Record<DensityName, Record<string, number>>;

/** The measures that follow the text size of the browser, each with the least that fingers press, in px. */
const leastByTouch = { control: 40, row: 44, rowHead: 44, choice: 44 } as const;

/** Returns a length, enlarged to the touch target size on touch screens. */
export const orTouch = (length: string, name: keyof typeof leastByTouch = 'control'): string =>
  `max(${length}, var(--wb-touch-${name}, 0px))`;

/** @beta */
export type DensityToken = keyof (typeof shippedDensities)['default'];

/** The measures of each density, in px. @beta */
export type Densities = Readonly<Record<DensityName, Readonly<Record<DensityToken, number>>>>;

/** The custom property that carries a measure: `--wb-density-row`. */
export const densityProperty = (name: DensityToken): string =>
  `--wb-density-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Body class of a density; empty for the default one. */
export const densityClass = (name: DensityName): string => (name === 'default' ? '' : `vab-density-${name}`);

/** The measures of every density, under its class. Default: the shipped ones. */
export const densityCss = (densities: Densities = shippedDensities): string =>
  [
    // As lengths they can be measured in px.
    ...(['row', 'rowHead'] as const).map(
      (name) =>
        `@property ${densityProperty(name)}{syntax:"<length>";inherits:true;initial-value:${densities.default[name]}px}`,
    ),
    `:root{${declarations(densities.default)}}`,
    `body.${densityClass('compact')}{${declarations(densities.compact)}}`,
    `body.${densityClass('roomy')}{${declarations(densities.roomy)}}`,
    `@media (pointer:coarse){:root{${Object.entries(leastByTouch)
      .map(([name, px]) => `--wb-touch-${name}:${px}px;`)
      .join('')}}}`,
  ].join('\n');

const declarations = (measures: Densities['default']) =>
  Object.entries(measures)
    .map(([name, value]) => {
      const length = name in leastByTouch ? orTouch(toRem(value), name as keyof typeof leastByTouch) : `${value}px`;
      return `${densityProperty(name as DensityToken)}:${length};`;
    })
    .join('');
