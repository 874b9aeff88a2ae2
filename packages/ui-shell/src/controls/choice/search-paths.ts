import type { CascadeOption } from './cascade-path';
import { plainText } from './option';

/** How well a place fits what was typed: by its own name, by the names on the way to it, or by their beginnings one after the other. */
type Fit = 0 | 1 | 2;

/** The places at the end of a way whose names hold what was typed, those with it in their own name first; at most `most`. */
export function searchPaths(options: readonly CascadeOption[], keyword: string, most: number): (readonly string[])[] {
  const wanted = plainText(keyword);
  const found: Record<Fit, (readonly string[])[]> = { 0: [], 1: [], 2: [] };
  const walk = (level: readonly CascadeOption[], above: readonly string[], names: readonly string[]) => {
    for (const { value, label, disabled, children } of level) {
      if (disabled) continue;
      const path = [...above, value];
      const ownNames = [...names, plainText(label)];
      const fit = children ? undefined : fitOf(ownNames, wanted);
      if (fit !== undefined) found[fit].push(path);
      if (children) walk(children, path, ownNames);
    }
  };
  walk(options, [], []);
  return [...found[0], ...found[1], ...found[2]].slice(0, most);
}

function fitOf(names: readonly string[], wanted: string): Fit | undefined {
  if (names.at(-1)?.includes(wanted)) return 0;
  if (names.join('').includes(wanted)) return 1;
  return startWith(names, wanted) ? 2 : undefined;
}

/** Whether a text is made of beginnings of these names in their order, as `浙杭西` is of 浙江省, 杭州市 and 西湖区. */
function startWith(names: readonly string[], text: string): boolean {
  if (text === '') return true;
  return names.some((name, place) => {
    for (let length = sharedLength(name, text); length > 0; length -= 1)
      if (startWith(names.slice(place + 1), text.slice(length))) return true;
    return false;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
