import { luminance, mix, parseColor, toHex } from './color-math';

/** Lightness, chroma and hue (radians) in OKLCH, a perceptually uniform space (Ottosson 2020, https://bottosson.github.io/posts/oklab/). */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** The nearest darker or lighter shade of a colour that reaches `ratio` against each of `others`, with its hue and, in sRGB, its chroma. A readable colour stays. */
export function readableShade(
  text: string,
  others: readonly string[],
  ratio = 4.5,
  towards: 'darker' | 'lighter' = 'darker',
): string {
  const lights = others.map(luminance);
  const reaches = (shade: string) => {
    const level = luminance(shade);
    return lights.every((light) => (Math.max(level, light) + 0.05) / (Math.min(level, light) + 0.05) >= ratio);
  };
  const original = toHex(parseColor(text));
  if (reaches(original)) return original;
  const { l, c, h } = toOklch(original);
  let [far, near] = [towards === 'darker' ? 0 : 1, l];
  for (let step = 0; step < 11; step++) {
    const middle = (far + near) / 2;
    if (reaches(fromOklch({ l: middle, c, h }))) far = middle;
    else near = middle;
  }
  return fromOklch({ l: far, c, h });
}

/** A shade lighter (positive) or darker (negative) by a step of OKLCH lightness, from -1 to 1. */
export function shiftLightness(text: string, step: number): string {
  const { l, c, h } = toOklch(text);
  return fromOklch({ l: Math.min(1, Math.max(0, l + step)), c, h });
}

/** A colour with `share` (0 to 1) of its chroma: large areas and light text on dark ground need less of it. */
export function calm(text: string, share: number): string {
  const { l, c, h } = toOklch(text);
  return fromOklch({ l, c: c * share, h });
}

/** The brand as a dark ground: its hue at a low OKLCH lightness, with less chroma. */
export function deepShade(text: string, l: number): string {
  const { c, h } = toOklch(text);
  return fromOklch({ l, c: c * 0.7, h });
}

/** `share` (0 to 1) of a colour on white. */
export const tint = (text: string, share: number): string => mix(text, '#ffffff', share);

function toOklch(text: string): Oklch {
  const { r, g, b } = parseColor(text);
  const [x, y, z] = [r, g, b].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const medium = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const short = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

/** Returns the nearest sRGB colour: outside of the gamut it reduces chroma, not hue or lightness. */
function fromOklch({ l, c, h }: Oklch): string {
  const whole = toLinear(l, c, h);
  if (isShown(whole)) return linearToHex(whole);
  let [low, high] = [0, c];
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    if (isShown(toLinear(l, middle, h))) low = middle;
    else high = middle;
  }
  return linearToHex(toLinear(l, low, h));
}

const isShown = (linear: readonly number[]) => linear.every((value) => value > -0.0005 && value < 1.0005);

function toLinear(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function linearToHex(linear: readonly [number, number, number]): string {
  const [r, g, b] = linear.map((value) => {
    const part = Math.min(1, Math.max(0, value));
    return 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
  }) as [number, number, number];
  return toHex({ r, g, b });
}
