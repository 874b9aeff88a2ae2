/** Red, green, blue from 0 to 255 and alpha from 0 to 1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads `#rgb`, `#rrggbb` and `rgba(r, g, b, a)`; throws a sentence that names any other text. */
export function parseColor(text: string): Rgba {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const at = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
    return { r: at(0), g: at(2), b: at(4), a: 1 };
  }
  const parts = /^rgba?\(([^)]+)\)$/i
    .exec(text.trim())?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [r, g, b, a = 1] = parts ?? [];
  if (r === undefined || g === undefined || b === undefined || [r, g, b, a].some(Number.isNaN))
    throw new Error(`"${text}" is not a colour: write it as #rgb, #rrggbb or rgba(r, g, b, a).`);
  return { r, g, b, a };
}

/** `#rrggbb` of an opaque colour; alpha is dropped. */
export function toHex({ r, g, b }: Pick<Rgba, 'r' | 'g' | 'b'>): string {
  const two = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${two(r)}${two(g)}${two(b)}`;
}

/** Returns the visible colour of `top` over an opaque `bottom`. */
export function layOver(top: string, bottom: string): string {
  const above = parseColor(top);
  const below = parseColor(bottom);
  const blend = (x: number, y: number) => x * above.a + y * (1 - above.a);
  return toHex({ r: blend(above.r, below.r), g: blend(above.g, below.g), b: blend(above.b, below.b) });
}

/** `share` (0 to 1) of one colour in another. */
export function mix(one: string, other: string, share: number): string {
  const { r, g, b } = parseColor(one);
  return layOver(`rgba(${r}, ${g}, ${b}, ${share})`, other);
}

/** Relative luminance after WCAG 2.2. */
export function luminance(text: string): number {
  const { r, g, b } = parseColor(text);
  const linear = (value: number) => (value <= 10.314_75 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio after WCAG 2.2, from 1 to 21; `front` may be translucent, `back` is opaque. */
export function contrast(front: string, back: string): number {
  const one = luminance(layOver(front, back));
  const other = luminance(back);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
