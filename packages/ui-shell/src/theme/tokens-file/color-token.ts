import { parseColor, toHex } from '../color-math';
import { DesignTokensError, extensionName, type TokenTree } from './design-token';
import { readColor } from './read-color';
import { packageExtension } from './token-tree';

const gradientPattern = /^linear-gradient\(\d{1,3}deg(?:, #[\da-f]{6} \d{1,3}%){2,}\)$/;

/** A colour as the format 2025.10 writes it: sRGB components and alpha from 0 to 1, and the opaque colour as `#rrggbb`. */
export function toColorValue(css: string): TokenTree {
  const { r, g, b, a } = parseColor(css);
  const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [share(r), share(g), share(b)], alpha: a, hex: toHex({ r, g, b }) };
}

/** A colour of a theme, or the gradient in place of one, as a design token. */
export function toColorToken(css: string): TokenTree {
  const isGradient = css.startsWith('linear-gradient');
  const first = isGradient ? (/#[\da-f]{6}/.exec(css)?.[0] ?? css) : css;
  return {
    $value: toColorValue(first),
    ...(isGradient ? { $extensions: { [extensionName]: { gradient: css } } } : {}),
  };
}

/** The CSS of a colour's value. Throws a `DesignTokensError` that names the place. */
export function fromColorValue(value: unknown, place: string): string {
  const color = readColor(value);
  if (!color) throw new DesignTokensError(`${place} is not a colour: write it as hex, or in sRGB, HSL or OKLCH.`);
  const { r, g, b, a } = color;
  return a === 1 ? toHex({ r, g, b }) : `rgba(${r}, ${g}, ${b}, ${a})`;
}

/** Converts a resolved colour token to CSS. Throws a `DesignTokensError` that names the place. */
export function fromColorToken(token: TokenTree, value: unknown, place: string): string {
  const css = fromColorValue(value, place);
  const { gradient } = packageExtension(token);
  // A gradient counts while its first stop is the colour of the token: who changes the colour means the colour.
  const isStill = typeof gradient === 'string' && gradientPattern.test(gradient);
  return isStill && /#[\da-f]{6}/.exec(gradient)?.[0] === css ? gradient : css;
}
