import type { Command } from '../../../kernel/command';
import { commandMessages as m } from '../messages';

/** The buttons and choices of the page in view that stand outside of its lists; what a page adds itself goes before them. */
export const pageCommands = (): readonly Command[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(button, [role="tab"]):not(:disabled)')].flatMap((button) => {
    const title = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
    return title && title.length <= 40 && button.getClientRects().length > 0 && !button.closest('[role="grid"], nav')
      ? [{ id: `button.${title}`, title, run: () => button.click() }]
      : [];
  });

/** What the keyboard does in the list of the page in view; nothing where there is none. */
export function listCommands(): readonly Command[] {
  const grid = [...document.querySelectorAll('[role="grid"]')].find((each) => each.getClientRects().length > 0);
  if (!grid?.querySelector('tbody [aria-colindex]')) return [];
  const at = cellOf(grid);
  const isFirst = at?.closest('tr') === grid.querySelector('tbody tr:has([aria-colindex])');
  const enter = { id: 'list.next', title: m.nextRow, keys: 'J', run: () => at?.focus() };
  // What acts on a row asks for the keyboard to be in one: a scanner types letters too, and ends with Enter.
  if (!grid.querySelector('tbody')?.contains(document.activeElement)) return [enter];
  return [
    { ...enter, run: () => pressCell(grid, 'ArrowDown') },
    {
      id: 'list.previous',
      title: m.previousRow,
      keys: 'K',
      run: () => {
        if (!isFirst) pressCell(grid, 'ArrowUp');
      },
    },
    { id: 'list.tick', title: m.tickRow, keys: 'X', run: () => pressCell(grid, ' ') },
    ...(grid.querySelector('[data-command="edit"]')
      ? [{ id: 'list.edit', title: m.editRow, keys: 'E', run: () => editOf(grid)?.click() }]
      : []),
    { id: 'list.open', title: m.openRow, keys: 'Enter', run: () => pressCell(grid, 'Enter') },
    { id: 'list.actions', title: m.rowActions, keys: '.', choose: () => actionsOf(grid) },
  ];
}

/** The cell at which the keyboard is in the list; before that the first one of its row that is no box or button, so that Enter opens the row. */
function cellOf(grid: Element): HTMLElement | null {
  const inside = grid.contains(document.activeElement) && document.activeElement;
  const cell = inside ? inside.closest<HTMLElement>('[aria-colindex]') : null;
  const stop = grid.querySelector<HTMLElement>('tbody [aria-colindex][tabindex="0"]');
  const row = stop?.closest('tr') ?? grid.querySelector('tbody tr:has([aria-colindex])');
  return cell ?? row?.querySelector<HTMLElement>('[aria-colindex]:not([data-part])') ?? stop;
}

function pressCell(grid: Element, key: string): void {
  const cell = cellOf(grid);
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const editOf = (grid: Element) => cellOf(grid)?.closest('tr')?.querySelector<HTMLElement>('[data-command="edit"]');

const actionsOf = (grid: Element): readonly Command[] =>
  [...(cellOf(grid)?.closest('tr')?.querySelectorAll<HTMLElement>('td :is(button:not(:disabled), a[href])') ?? [])].map(
    (control, at) => {
      const title = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return { id: `row.${at}.${title}`, title, run: () => control.click() };
    },
  );
