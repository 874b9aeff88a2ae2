import { alike, simplified } from '../words/characters';

const signs = new Map<string, string>([
  ...Array.from(
    { length: simplified.length / 2 },
    (_, at) => [simplified.charAt(at * 2), simplified.charAt(at * 2 + 1)] as const,
  ),
  ...alike.map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
]);
const picture = /\p{Extended_Pictographic}|\p{Cf}|\p{Cs}|\ufe0f/u;

/** Makes a text plain without moving a character: half width, simplified, one sign for those that look alike, spaces for pictures. A place in the plain text is the same place in the text. */
export function toPlain(text: string): string {
  let plain = '';
  for (const sign of text) plain += plainSign(sign).padEnd(sign.length);
  return plain;
}

function plainSign(sign: string): string {
  const plain = signs.get(sign);
  if (plain !== undefined) return plain;
  if ((sign >= ' ' && sign <= '~') || sign === '\n' || (sign >= '\u4e00' && sign <= '\u9fff')) return sign;
  if (sign === '\r') return '\n';
  if (sign >= '①' && sign <= '⑳') return ';';
  if (picture.test(sign)) return ' ';
  const half = sign.normalize('NFKC');
  const one = half.length === sign.length ? half : sign;
  return /\s/.test(one) ? ' ' : one;
}
