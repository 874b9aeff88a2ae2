import type { CascadeOption } from './cascade-path';
import { plainText } from './option';

/** Rank of a match: in the option's own label (0), in the labels of its path (1), or by prefixes of these labels (2). */
type Fit = 0 | 1 | 2;

/** Paths to the leaves that match a keyword, at most `most`; matches in the leaf's own name come first. */
export function searchPaths(options: readonly CascadeOption[], keyword: string, most: number): (readonly string[])[] {
  const term = plainText(keyword);
  const matches: Record<Fit, (readonly string[])[]> = { 0: [], 1: [], 2: [] };
  const walk = (level: readonly CascadeOption[], above: readonly string[], names: readonly string[]) => {
    for (const { value, label, disabled, children } of level) {
      if (disabled) continue;
      const path = [...above, value];
      const ownNames = [...names, plainText(label)];
      const fit = children ? undefined : fitOf(ownNames, term);
      if (fit !== undefined) matches[fit].push(path);
      if (children) walk(children, path, ownNames);
    }
  };
  walk(options, [], []);
  return [...matches[0], ...matches[1], ...matches[2]].slice(0, most);
}

function fitOf(names: readonly string[], term: string): Fit | undefined {
  if (names.at(-1)?.includes(term)) return 0;
  if (names.join('').includes(term)) return 1;
  return startWith(names, term) ? 2 : undefined;
}

/** Whether a text consists of prefixes of these names in order, as `浙杭西` does for 浙江省, 杭州市 and 西湖区. */
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
