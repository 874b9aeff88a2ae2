import JsBarcode from 'jsbarcode';
import { correction, generate } from 'lean-qr';

/** A code in modules: `path` draws its dark ones in a box of `width` by `height`, the quiet zone around it included. */
export interface CodePicture {
  width: number;
  height: number;
  path: string;
}

/** Modules that stay light at either end. Source: ISO/IEC 15417, 4.2 and ISO/IEC 18004, 6.3.8. */
const quiet = { code128: 10, qr: 4 } as const;

/** Draws a text of printable ASCII as Code 128; throws a `TypeError` for any other text. */
export function toCode128(text: string): CodePicture {
  const target: { encodings?: { data: string }[] } = {};
  try {
    JsBarcode(target, text, { format: 'CODE128' });
  } catch (cause) {
    throw new TypeError(`"${text}" cannot be written as Code 128.`, { cause });
  }
  const bars = (target.encodings ?? []).map(({ data }) => data).join('');
  const path = [...bars.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + quiet.code128} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { width: bars.length + 2 * quiet.code128, height: 1, path: path.join('') };
}

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
      path += `M${start + quiet.qr} ${y + quiet.qr}h${length}v1h-${length}z`;
    }
  }
  const side = code.size + 2 * quiet.qr;
  return { width: side, height: side, path };
}
