/** A colour of the Design Tokens Format, 2025.10: sRGB components and alpha from 0 to 1, and the opaque colour as `#rrggbb`. */
interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

export interface ColorDesignToken {
  $value: ColorValue;
  /** What the format cannot say: a gradient whose first stop is the colour. */
  $extensions?: { 'dev.waybill': { gradient: string } };
}

/** A file cannot be read as design tokens of Waybill, or says something that its themes cannot do; the message names the place. */
export class DesignTokensError extends Error {
  override readonly name = 'DesignTokensError';
}
