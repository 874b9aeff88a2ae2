import { correction, generate } from 'lean-qr';

/** A QR code as an SVG path: `path` draws the dark modules in a box of `width` by `height` modules, including the quiet zone. */
export interface CodePicture {
  width: number;
  height: number;
  path: string;
}

/** Modules that stay light around it. Source: ISO/IEC 18004, 6.3.8. */
const quiet = 4;

/** Draws a text as a QR code that is read with up to 15 % of it lost. */
export function toQrCode(text: string): CodePicture {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      const length = x + 1 - start;
      path += `M${start + quiet} ${y + quiet}h${length}v1h-${length}z`;
    }
  }
  const side = code.size + 2 * quiet;
  return { width: side, height: side, path };
}
