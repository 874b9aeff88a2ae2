import { layOver } from '../../src/theme/color-math';

/** Whether a computed colour lets everything behind it through. */
export const isClear = (color: string): boolean => /[,/] ?0\)$|^transparent$/.test(color);

/** The background colour behind an element's text, with all translucent layers blended. */
export function groundOf(element: Element): string {
  const layers: string[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (!isClear(backgroundColor)) layers.push(backgroundColor);
    if (/^rgb\(/.test(backgroundColor)) break;
  }
  return layers.reverse().reduce((base, layer) => layOver(layer, base), '#ffffff');
}
