import type { Rgba } from '../color-math';
import { isTree } from './token-tree';

type Triple = readonly [number, number, number];

/** A colour as design tokens write it, channels from 0 to 255: hex, CSS, or components in sRGB, HSL, OKLab, OKLCH; of another space its `hex`. */
export function readColor(value: unknown): Rgba | undefined {
  if (typeof value === 'string') return readCss(value.trim());
  if (!isTree(value)) return undefined;
  const { colorSpace, components, alpha = 1, hex } = value;
  if (!isShare(alpha)) return undefined;
  const convert = typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  if (convert) {
    const numbers = Array.isArray(components) ? components.map((each) => (each === 'none' ? 0 : each)) : [];
    return numbers.length === 3 && numbers.every(Number.isFinite)
      ? withAlpha(convert(numbers as unknown as Triple), alpha)
      : undefined;
  }
  const seen = typeof colorSpace === 'string' && typeof hex === 'string' ? readCss(hex) : undefined;
  return seen && { ...seen, a: alpha };
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function withAlpha(shares: Triple | undefined, a: number): Rgba | undefined {
  if (!shares?.every(isShare)) return undefined;
  const [r, g, b] = shares.map((share) => Math.round(share * 255)) as unknown as Triple;
  return { r, g, b, a };
}

function readCss(text: string): Rgba | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
  if (hex) {
    const full = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
    return { r: at(0), g: at(2), b: at(4), a: full.length === 8 ? Math.round((at(6) / 255) * 1000) / 1000 : 1 };
  }
  if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const [, name = '', inside = ''] = /^(rgb|hsl|oklch|oklab)a?\(([^()]+)\)$/i.exec(text) ?? [];
  const parts = inside.trim().split(/\s*[,/]\s*|\s+/);
  if (parts.length < 3 || parts.length > 4) return undefined;
  const scale = cssScales[name.toLowerCase()] ?? [];
  const numbers = parts.slice(0, 3).map((part, at) => cssNumber(part, scale[at] ?? 1));
  const alpha = parts[3] === undefined ? 1 : cssNumber(parts[3], 1);
  const convert = spaces[name.toLowerCase() === 'rgb' ? 'srgb' : name.toLowerCase()];
  if (!convert || !isShare(alpha) || !numbers.every(Number.isFinite)) return undefined;
  const [one, two, three] = numbers as unknown as Triple;
  return withAlpha(
    convert(name.toLowerCase() === 'rgb' ? [one / 255, two / 255, three / 255] : [one, two, three]),
    alpha,
  );
}

/** The value of 100 % per channel in CSS notation. */
const cssScales: Record<string, readonly number[]> = {
  rgb: [255, 255, 255],
  hsl: [360, 100, 100],
  oklch: [1, 0.4, 360],
  oklab: [1, 0.4, 0.4],
};

function cssNumber(text: string, whole: number): number {
  if (text === 'none') return 0;
  const [, digits, unit] = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(%|deg)?$/i.exec(text) ?? [];
  return digits === undefined ? Number.NaN : unit === '%' ? (Number(digits) / 100) * whole : Number(digits);
}

/** Converts components of a colour space to sRGB. */
const spaces: Record<string, (components: Triple) => Triple | undefined> = {
  srgb: (shares) => shares,
  'srgb-linear': (shares) => shares.map(toGamma) as unknown as Triple,
  hsl: ([hue, saturation, lightness]) => {
    const s = saturation / 100;
    const l = lightness / 100;
    const channel = (n: number) => {
      const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
      return clean(l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
    };
    return [channel(0), channel(8), channel(4)];
  },
  oklab: ([l, a, b]) => fromOklch(l, Math.hypot(a, b), Math.atan2(b, a)),
  oklch: ([l, c, hue]) => fromOklch(l, c, (hue / 180) * Math.PI),
};

/** OKLCH after Björn Ottosson; a colour that sRGB does not have loses chroma until it has. */
function fromOklch(l: number, c: number, hue: number): Triple | undefined {
  if (l < 0 || l > 1 || c < 0) return undefined;
  const at = (chroma: number) => oklabToSrgb(l, chroma * Math.cos(hue), chroma * Math.sin(hue));
  const isInside = (shares: Triple) => shares.every((share) => share > -0.000_5 && share < 1.000_5);
  if (isInside(at(c))) return at(c).map(clean) as unknown as Triple;
  let [low, high] = [0, c];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (isInside(at(middle))) low = middle;
    else high = middle;
  }
  return at(low).map(clean) as unknown as Triple;
}

function oklabToSrgb(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    toGamma(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
    toGamma(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
    toGamma(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s),
  ];
}

const toGamma = (share: number) => (share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);

const clean = (share: number) => Math.min(1, Math.max(0, share));
