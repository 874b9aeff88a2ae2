/** The panel that a key moves to, as in WAI-ARIA's tabs with wrapping; undefined for other keys. */
export function nextPanel<Name>(
  panels: readonly Name[],
  shown: Name,
  key: string,
  direction: 'ltr' | 'rtl',
): Name | undefined {
  if (key === 'Home') return panels[0];
  if (key === 'End') return panels.at(-1);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const place = panels.indexOf(shown) + (direction === 'rtl' ? -step : step);
  return panels.at(place % panels.length);
}
