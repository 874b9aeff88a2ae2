import { parseColor, toHex } from '../color-math';
import { type ColorDesignToken, DesignTokensError } from './design-token';

const gradientPattern = /^linear-gradient\(\d{1,3}deg(?:, #[\da-f]{6} \d{1,3}%){2,}\)$/;

/** A colour of a theme, or the gradient in place of one, as a design token. */
export function toColorToken(css: string): ColorDesignToken {
  const isGradient = css.startsWith('linear-gradient');
  const first = isGradient ? (/#[\da-f]{6}/.exec(css)?.[0] ?? css) : css;
  const { r, g, b, a } = parseColor(first);
  const share = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;
  return {
    $value: {
      colorSpace: 'srgb',
      components: [share(r), share(g), share(b)],
      alpha: a,
      hex: toHex({ r, g, b }),
    },
    ...(isGradient ? { $extensions: { 'dev.waybill': { gradient: css } } } : {}),
  };
}

/** The colour that a design token means, as CSS. Throws a `DesignTokensError` that names the place. */
export function fromColorToken(token: unknown, place: string): string {
  const { $value, $extensions } = (token ?? {}) as { $value?: unknown; $extensions?: unknown };
  const { colorSpace, components, alpha = 1 } = ($value ?? {}) as Record<string, unknown>;
  const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
  if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3 || !components.every(isShare))
    throw new DesignTokensError(`${place} is not an sRGB colour with three components from 0 to 1.`);
  if (!isShare(alpha)) throw new DesignTokensError(`The alpha of ${place} is not a number from 0 to 1.`);
  const [r, g, b] = components.map((component: number) => Math.round(component * 255)) as [number, number, number];
  const gradient = ($extensions as ColorDesignToken['$extensions'] | undefined)?.['dev.waybill']?.gradient;
  // A gradient counts while its first stop is the colour of the token: who changes the colour means the colour.
  const isStill = typeof gradient === 'string' && gradientPattern.test(gradient);
  if (isStill && /#[\da-f]{6}/.exec(gradient)?.[0] === toHex({ r, g, b })) return gradient;
  return alpha === 1 ? toHex({ r, g, b }) : `rgba(${r}, ${g}, ${b}, ${alpha})`;
}
