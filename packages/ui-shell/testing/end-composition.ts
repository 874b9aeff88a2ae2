/** The event orders of browsers for an Enter that ends a composition. */
export const compositionOrders = ['Chromium', 'WebKit'] as const;

/** Ends a composition in a field with Enter, with the events of a browser. */
export function endComposition(field: Element, order: (typeof compositionOrders)[number], key = 'Enter'): void {
  const composed = (type: string) => field.dispatchEvent(new CompositionEvent(type, { data: '你', bubbles: true }));
  const press = (isComposing: boolean) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key, keyCode: 229, isComposing, bubbles: true, cancelable: true }),
    );
  composed('compositionstart');
  if (order === 'Chromium') press(true);
  composed('compositionend');
  if (order === 'WebKit') press(false);
}
