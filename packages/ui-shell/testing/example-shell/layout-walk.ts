import { type LayoutName, layoutNames } from '../../src/theme/theme-settings';

/** A walk that makes each of the 30 ordered changes between the six layouts exactly once: 31 layouts, the first one again at the end. */
export function layoutWalk(): LayoutName[] {
  const left = new Map(layoutNames.map((from) => [from, layoutNames.filter((to) => to !== from)]));
  const stack: LayoutName[] = ['column'];
  const walk: LayoutName[] = [];
  while (stack.length > 0) {
    const next = left.get(stack.at(-1) as LayoutName)?.pop();
    if (next) stack.push(next);
    else walk.unshift(stack.pop() as LayoutName);
  }
  return walk;
}
