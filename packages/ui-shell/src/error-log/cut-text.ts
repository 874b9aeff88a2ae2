const bytes = new TextEncoder();
const mark = '…';

/** Shortens a text to at most `limit` UTF-8 bytes, without splitting a character; a shortened one ends in `…`. */
export function cutText(text: string, limit: number): string {
  if (text.length * 3 <= limit || bytes.encode(text.slice(0, limit + 1)).length <= limit) return text;
  const buffer = new Uint8Array(limit - bytes.encode(mark).length);
  const { read } = bytes.encodeInto(text, buffer);
  return text.slice(0, read) + mark;
}
