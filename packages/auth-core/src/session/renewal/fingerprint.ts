/** Returns a short name for a token that does not reveal it: FNV-1a over its characters, twice. */
export function fingerprint(token: string): string {
  return hash(token, 0x811c9dc5) + hash(token, 0x9747b28c);
}

function hash(text: string, seed: number): string {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value >>> 0).toString(36);
}
