/** Describes an element in a finding: its tag, its accessible name and the beginning of its text. */
export function nameElement(element: Element): string {
  const says = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
  const role = element.getAttribute('role');
  return `<${element.tagName.toLowerCase()}${role ? ` role="${role}"` : ''}> "${says}"`;
}

/** Visually hidden text has a box of about a pixel. */
const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.closest('[data-part="heard"]') === null;
};

/** Whether an element has a visible box on the screen. */
export const isSeen = (element: Element): boolean =>
  isDrawn(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
