import type { AddNote } from './notes';

/** Decodes a file by its mark, as UTF-16 without a mark, as UTF-8, or as what spreadsheets in Chinese or in Western languages save CSV as. */
export function decodeText(bytes: Uint8Array, addNote: AddNote): string {
  const label = encodingOf(bytes);
  if (label === 'windows-1252') addNote('guessedEncoding', { part: label });
  const text = decoded(bytes, label);
  if (text.includes('\ufffd'))
    for (const [at, line] of text.split('\n').entries())
      if (line.includes('\ufffd')) addNote('encoding', {}, String(at + 1));
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  // In UTF-16, one byte of each digit, comma and line break is zero; other text encodings have no zero bytes.
  const [even = 0, odd = 0] = [0, 1].map((half) => start.filter((byte, at) => byte === 0 && at % 2 === half).length);
  if (Math.max(even, odd) > start.length / 40) return odd > even ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : isChinese(bytes) ? 'gb18030' : 'windows-1252';
}

const decoded = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes);
const withoutAscii = (text: string): string => text.replace(/[\0-\x7f]+/g, '');

/** A few broken bytes do not make another encoding: of one, most characters would be broken. */
function isUtf8(bytes: Uint8Array): boolean {
  const foreign = withoutAscii(decoded(bytes, 'utf-8'));
  return (foreign.split('\ufffd').length - 1) * 3 <= foreign.length;
}

/** In GB 18030 most characters are pairs of bytes from A1 on. */
function isChinese(bytes: Uint8Array): boolean {
  const single = decoded(bytes, 'latin1');
  const others = withoutAscii(single.replace(/[\xa1-\xfe]{2}/g, '')).length;
  return withoutAscii(single).length > others * 3;
}
