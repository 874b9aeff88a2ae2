import type { CodePicture } from '@waybill/kit/console';
import JsBarcode from 'jsbarcode';

/** Light modules at each end. Source: ISO/IEC 15417, 4.2. */
const quiet = 10;

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
    ({ index, 0: bar }) => `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { width: bars.length + 2 * quiet, height: 1, path: path.join('') };
}
