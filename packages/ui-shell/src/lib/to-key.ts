const signs: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: '/' };

/**
 * The key of a press as shortcuts are compared: what is typed. The place of the key on the keyboard counts only for letters of other alphabets, and
 * for what Option makes of letters on a Mac.
 */
export function toKey(
  { key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>,
  mac: boolean = /Mac|iP/.test(navigator.platform),
): string {
  const isOtherAlphabet = /^(?!\p{Script=Latin})\p{L}$/u.test(key);
  const isMacSign = mac && altKey && (key === 'Dead' || /^[^a-z\d]$/iu.test(key));
  const placed = /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? signs[code];
  return ((isOtherAlphabet || isMacSign) && placed) || key;
}
