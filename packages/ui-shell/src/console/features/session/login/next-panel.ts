/** The panel that a key leads to from the one shown, as in WAI-ARIA's tabs, or undefined where the key is none of theirs; behind the last comes the first. */
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
