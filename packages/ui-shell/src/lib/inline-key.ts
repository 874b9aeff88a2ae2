const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key of an event as in left-to-right text: in right-to-left text, the left arrow means forward. */
export function inlineKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const other = mirrored[key];
  return other !== undefined && getComputedStyle(currentTarget).direction === 'rtl' ? other : key;
}
