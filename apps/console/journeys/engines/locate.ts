/** Runs in the page. Returns the first match that is stable for two frames and not covered at its centre. */
export async function locate(css: string, name: string): Promise<HTMLElement | null> {
  const nameOf = (element: HTMLElement) => {
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : [];
    return element.getAttribute('aria-label') ?? (label ?? element).textContent?.trim();
  };
  const centerOf = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const candidates = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      (name === '' || nameOf(element) === name) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"]'),
  );
  for (const element of candidates) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const before = centerOf(element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { x, y } = centerOf(element);
    if (x === before.x && y === before.y && element.contains(document.elementFromPoint(x, y))) return element;
  }
  return null;
}
