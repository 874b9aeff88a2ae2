/** What a finding calls an element: its tag, what it is called, and the beginning of what it says. */
export function nameElement(element: Element): string {
  const says = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
  const role = element.getAttribute('role');
  return `<${element.tagName.toLowerCase()}${role ? ` role="${role}"` : ''}> "${says}"`;
}

/** Words for the ear alone stand in a box of next to nothing. */
const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 && element.closest('[data-part="heard"]') === null;
};

/** Whether an element takes room on the screen and can be seen. */
export const isSeen = (element: Element): boolean =>
  isDrawn(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
