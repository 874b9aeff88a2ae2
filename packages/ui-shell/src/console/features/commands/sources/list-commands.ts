import type { Command } from '../../../kernel/command';
import { commandMessages as m } from '../messages';

/** The buttons and choices of the page in view that stand outside of its lists; of those with one title none, since nobody could tell them apart. */
export function pageCommands(): readonly Command[] {
  const found = [...document.querySelectorAll<HTMLElement>('main :is(button, [role="tab"]):not(:disabled)')].flatMap(
    (button) => {
      const title = labelOf(button);
      return title && title.length <= 40 && isInView(button) && !button.closest('[role="grid"], nav')
        ? [{ id: `button.${title}`, title, run: () => button.click() }]
        : [];
    },
  );
  const titles = found.map(({ title }) => title);
  return found.filter(({ title }) => titles.indexOf(title) === titles.lastIndexOf(title));
}

const edit = { id: 'list.edit', keys: 'E' };

/** What the keyboard does in a list, wherever there is one. */
export const listCommands: readonly Command[] = [
  { id: 'list.next', title: m.nextRow, keys: 'J', run: () => (isInRow() ? pressCell('ArrowDown') : enterList()) },
  { id: 'list.previous', title: m.previousRow, keys: 'K', run: () => !isInFirstRow() && pressCell('ArrowUp') },
  { id: 'list.tick', title: m.tickRow, keys: 'X', run: () => pressCell(' ') },
  { ...edit, title: m.editRow, run: () => inRow('[data-command="edit"]')[0]?.click() },
  { id: 'list.open', title: m.openRow, keys: 'Enter', run: () => pressCell('Enter') },
  { id: 'list.actions', title: m.rowActions, keys: '.', choose: rowActions },
];

/** Those of them that are possible now. What acts on a row asks for the keyboard to be in one: a scanner types letters too, and ends with Enter. */
export const presentListCommands = (): readonly Command[] =>
  !gridInView()
    ? []
    : listCommands.filter(
        ({ id }) =>
          id === 'list.next' || (isInRow() && (id !== 'list.edit' || inRow('[data-command="edit"]').length > 0)),
      );

const labelOf = (control: Element) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();

/** The list of the page in view, once it has rows. */
const gridInView = () => gridsInView().find((grid) => grid.querySelector('tbody [aria-colindex]'));

const gridsInView = () => [...document.querySelectorAll('main [role="grid"]')].filter(isInView);

/** Hidden pages keep their layout (`use-parking.ts`): a box alone does not say that something is seen. */
const isInView = (element: Element) =>
  element.getClientRects().length > 0 && !element.closest('[data-page][data-state="hidden"]');

/** Whether the page in view has a list, with rows or without. */
export const isListInView = (): boolean => gridsInView().length > 0;

/** The cell that has the keyboard, or one of whose controls has it; before that the one that Tab would reach. */
const cellAt = () => {
  const grid = gridInView();
  const own = document.activeElement?.closest<HTMLElement>('[aria-colindex]');
  return own && grid?.contains(own) ? own : grid?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"]');
};

const rowAt = () => cellAt()?.closest('tbody tr');
const inRow = (selector: string) => [...(rowAt()?.querySelectorAll<HTMLElement>(selector) ?? [])];
const isInRow = () => rowAt()?.contains(document.activeElement) ?? false;
const isInFirstRow = () => rowAt() === gridInView()?.querySelector('tbody tr:has([aria-colindex])');

function pressCell(key: string): void {
  const cell = cellAt();
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Goes to the first cell that opens its row: boxes and buttons have an Enter of their own. */
function enterList(): void {
  if (rowAt()) cellAt()?.focus();
  else pressCell('ArrowDown');
  while (document.activeElement?.matches('[data-part]')) {
    const before = document.activeElement;
    pressCell('ArrowRight');
    if (document.activeElement === before) break;
  }
}

function rowActions(): readonly Command[] {
  return inRow('td :is(button:not(:disabled), a[href])').map((control, at) => {
    const title = labelOf(control);
    // What has a key of its own says it here as well.
    const own = control.matches('[data-command="edit"]') ? edit : { id: `row.${at}.${title}` };
    return { ...own, title, run: () => control.click() };
  });
}
