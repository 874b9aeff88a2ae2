const signs: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: '/' };

/** The key of a press for shortcuts: the typed character, or the position of the key for letters of other alphabets and for Option on a Mac. */
export function toKey(
  { key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>,
  mac: boolean = /Mac|iP/.test(navigator.platform),
): string {
  const isOtherAlphabet = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  const isMacSign = mac && altKey && (key === 'Dead' || /^[^a-z\d]$/iu.test(key));
  const placed = /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? signs[code];
  return ((isOtherAlphabet || isMacSign) && placed) || key;
}
