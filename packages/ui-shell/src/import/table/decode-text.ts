import type { AddNote } from './notes';

/** Decodes a file by its mark, as UTF-16 without a mark, as UTF-8, or as what spreadsheets in Chinese or in Western languages save CSV as. */
export function decodeText(bytes: Uint8Array, addNote: AddNote): string {
  const label = encodingOf(bytes);
  if (label === 'windows-1252') addNote('guessedEncoding', { part: label });
  const text = new TextDecoder(label).decode(bytes);
  if (text.includes('\ufffd'))
    for (const [at, line] of text.split('\n').entries())
      if (line.includes('\ufffd')) addNote('encoding', {}, String(at + 1));
  return text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  // Digits, commas and ends of lines have an empty half; no other encoding of a text has empty bytes.
  const [even = 0, odd = 0] = [0, 1].map((half) => start.filter((byte, at) => byte === 0 && at % 2 === half).length);
  if (Math.max(even, odd) > start.length / 40) return odd > even ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : isChinese(bytes) ? 'gb18030' : 'windows-1252';
}

/** A few broken bytes do not make another encoding: of one, most characters would be broken. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  let [foreign, broken] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) foreign += 1;
    if (code === 0xfffd) broken += 1;
  }
  return broken * 3 <= foreign;
}

/** In GB 18030 most characters are pairs of bytes from A1 on. */
function isChinese(bytes: Uint8Array): boolean {
  let [pairs, others] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [one = 0, next = 0] = [bytes[at], bytes[at + 1]];
    if (one < 0x80) continue;
    const isPair = one > 0xa0 && next > 0xa0;
    if (isPair) pairs += 1;
    else others += 1;
    if (isPair) at += 1;
  }
  return pairs > others;
}
