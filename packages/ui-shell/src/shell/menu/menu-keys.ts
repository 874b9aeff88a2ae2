import type { MenuRow } from './menu-rows';

/** The action of a key in a menu tree: move the focus, fold or unfold a group, or return to the opener. */
export type MenuKeyAction =
  | { type: 'focus'; index: number }
  | { type: 'open' | 'fold'; index: number }
  | { type: 'leave' }
  | undefined;

export interface MenuKeyState {
  rows: readonly MenuRow[];
  index: number;
  open: ReadonlySet<string>;
}

/** The action of a key on the line with the focus, after the tree pattern of the ARIA practices guide; Enter and Space stay with the line. */
export function menuKeyAction(key: string, { rows, index, open }: MenuKeyState): MenuKeyAction {
  const row = rows[index];
  if (!row) return undefined;
  const isGroup = row.node.children.length > 0;
  const isOpen = isGroup && open.has(row.node.path);
  const focus = (target: number): MenuKeyAction =>
    target >= 0 && target < rows.length ? { type: 'focus', index: target } : undefined;
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(rows.length - 1);
    case 'ArrowRight':
      if (!isGroup) return undefined;
      return isOpen ? focus(index + 1) : { type: 'open', index };
    case 'ArrowLeft':
      if (isOpen) return { type: 'fold', index };
      return row.parent >= 0 ? focus(row.parent) : { type: 'leave' };
    default:
      return undefined;
  }
}

/** Index of the next line after `index` whose title begins with the typed text, wrapping around; -1 without a match. */
export function typeAhead(titles: readonly string[], index: number, typed: string): number {
  const letters = typed.toLocaleLowerCase();
  const repeated = [...letters].every((letter) => letter === letters[0]);
  const prefix = repeated ? (letters[0] ?? '') : letters;
  const from = repeated ? index + 1 : index;
  for (let step = 0; step < titles.length; step++) {
    const at = (from + step + titles.length) % titles.length;
    if (titles[at]?.toLocaleLowerCase().startsWith(prefix)) return at;
  }
  return -1;
}
