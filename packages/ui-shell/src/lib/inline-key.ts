const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key of an event as it is meant where lines begin at the left: in writing from the right, the arrow to the left is the one that goes on. */
export function inlineKey({ key, currentTarget }: { key: string; currentTarget: Element }): string {
  const other = mirrored[key];
  return other !== undefined && getComputedStyle(currentTarget).direction === 'rtl' ? other : key;
}
