import type { NavNode } from '@waybill/ui-shell';

/** A section of the menu with those of its entries that the home page offers. */
export interface Shortcuts {
  section: NavNode;
  entries: readonly NavNode[];
}

/** The first entries of the menu, section by section, in all not more than `most`. */
export function shortcutsOf(menu: readonly NavNode[], most = 40): Shortcuts[] {
  let left = most;
  return menu.flatMap((section) => {
    const entries = section.children.filter(isShortcut).slice(0, left);
    left -= entries.length;
    return entries.length > 0 ? [{ section, entries }] : [];
  });
}

const isShortcut = ({ path, external }: NavNode) => !external && path !== '/index';
