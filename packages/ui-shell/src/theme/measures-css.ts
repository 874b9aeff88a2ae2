import type { Measures, ShadowLayer } from './measures';
import type { ColorToken } from './theme';
import { schemeClass } from './theme-classes';
import { toRem } from './to-rem';
import { color as colorOf } from './tokens';

/** Returns the custom properties of changed measures, placed after the base rules. Reduced motion still applies. */
export const measuresCss = ({ text, radius, shadow, motion }: Measures): string =>
  [
    `:root{${each('text', text, toRem)}${each('radius', radius, px)}${each('shadow', shadow.light, shadowCss)}}`,
    `@media screen{body.${schemeClass('dark')}{${each('shadow', shadow.dark, shadowCss)}}}`,
    `@media (prefers-reduced-motion:no-preference){:root{${each('motion', motion, motionCss)}}}`,
  ].join('\n');

function each<Value>(kind: string, values: Readonly<Record<string, Value>>, css: (value: Value) => string): string {
  return Object.entries(values)
    .map(([name, value]) => `--wb-${kind}-${name}:${css(value)};`)
    .join('');
}

const px = (value: number) => `${value}px`;

const motionCss = ({ duration, easing }: Measures['motion']['fast']) =>
  `${duration}ms cubic-bezier(${easing.join(',')})`;

/** Returns the CSS of a shadow; `none` without layers. */
export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ x, y, blur, spread, color }) => `${[x, y, blur, spread].map(px).join(' ')} ${paint(color)}`)
    .join(',') || 'none';

/** A role of a theme is a word; any other colour has a sign that no word has. */
const paint = (color: string) => (/^\w+$/.test(color) ? colorOf(color as ColorToken) : color);
