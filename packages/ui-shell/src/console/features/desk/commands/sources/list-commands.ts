import type { Command } from '../../../../kernel/command';
import { listCommandMessages as m } from '../list-messages';

const edit = { id: 'list.edit', keys: 'E' };

/** The keyboard commands of a list: a table, or an `<ul data-list>` of items. */
export const listCommands: readonly Command[] = [
  { id: 'list.next', title: m.nextRow, keys: 'J', run: () => (isInRow() ? goOn(1) : enter()) },
  { id: 'list.previous', title: m.previousRow, keys: 'K', run: () => !isInFirstRow() && goOn(-1) },
  { id: 'list.tick', title: m.tickRow, keys: 'X', run: () => (isPlain() ? press(tickBox) : pressCell(' ')) },
  { ...edit, title: m.editRow, run: () => press(editButton) },
  { id: 'list.open', title: m.openRow, keys: 'Enter', run: () => (isPlain() ? press(opener) : pressCell('Enter')) },
  { id: 'list.actions', title: m.rowActions, keys: '.', choose: () => rowActions() },
];

/**
 * The list commands that are possible for the focused element, or the one focused before a dialog. Row commands require
 * the focus in a row, because a scanner types letters too and ends with Enter.
 */
export const presentListCommands = (focused = document.activeElement): readonly Command[] =>
  listWithRows()
    ? listCommands
        .filter((command) => isPossible(command, focused))
        .map((command) => (command.choose ? { ...command, choose: () => rowActions(focused) } : command))
    : [];

/** Whether the page in view has a list, with rows or without. */
export const isListInView = (): boolean => listsInView().length > 0;

function isPossible({ id }: Command, focused: Element | null): boolean {
  if (id === 'list.next' || !isInRow(focused)) return id === 'list.next';
  if (id === 'list.edit') return editButton(focused) !== undefined;
  if (!isPlain()) return true;
  return (
    (id !== 'list.open' || opener(focused) !== undefined) && (id !== 'list.tick' || tickBox(focused) !== undefined)
  );
}

/** Hidden pages keep their layout (`use-parking.ts`), so a box alone does not prove that an element is in view. */
const isInView = (element: Element) =>
  !element.closest('[data-page][data-state="hidden"]') && element.getClientRects().length > 0;

const listsInView = () => [...document.querySelectorAll('main :is([role="grid"], [data-list])')].filter(isInView);

/** The list of the page in view, once it has rows. */
const listWithRows = () => listsInView().find((list) => list.querySelector('tbody [aria-colindex], li'));

const isPlain = () => listWithRows()?.matches('[data-list]') ?? false;
const rowsOf = () => [...(listWithRows()?.querySelectorAll<HTMLElement>('tr, li') ?? [])].filter(isRow);
const isRow = (row: Element) => row.matches('[data-list] > li') || row.querySelector('td[aria-colindex]') !== null;

/** The cell with the focus, else the cell that Tab would reach. */
const cellAt = (focused = document.activeElement) => {
  const list = listWithRows();
  const cell = focused?.closest<HTMLElement>('[aria-colindex]');
  return cell && list?.contains(cell) ? cell : list?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"]');
};

const rowAt = (focused = document.activeElement) =>
  isPlain() ? rowsOf().find((row) => row.contains(focused)) : cellAt(focused)?.closest('tbody tr');
const inRow = (focused: Element | null, selector: string) => [
  ...(rowAt(focused)?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const isInRow = (focused = document.activeElement) => rowAt(focused)?.contains(focused) ?? false;
const isInFirstRow = () => rowAt() === rowsOf()[0];

type Find = (focused: Element | null) => HTMLElement | undefined;
const editButton: Find = (focused) => inRow(focused, '[data-command="edit"]:not(:disabled)')[0];
const tickBox: Find = (focused) => inRow(focused, 'header input[type="checkbox"]:not(:disabled)')[0];
/** The title of an item if it opens the item, else its edit button. */
const opener: Find = (focused) => inRow(focused, 'header strong :is(a[href], button)')[0] ?? editButton(focused);

const press = (find: Find) => find(document.activeElement)?.click();

/** Moves to the next or the previous row. */
function goOn(step: 1 | -1): void {
  const rows = rowsOf();
  if (isPlain()) rows[rows.findIndex((row) => row.contains(document.activeElement)) + step]?.focus();
  else pressCell(step > 0 ? 'ArrowDown' : 'ArrowUp');
}

function pressCell(key: string): void {
  const cell = cellAt();
  cell?.focus();
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function enter(): void {
  if (isPlain()) rowsOf()[0]?.focus();
  else enterTable();
}

/** Moves to the first cell that opens its row, because checkboxes and buttons handle Enter themselves. */
function enterTable(): void {
  if (rowAt()) cellAt()?.focus();
  else pressCell('ArrowDown');
  while (document.activeElement?.matches('[data-part]')) {
    const before = document.activeElement;
    pressCell('ArrowRight');
    if (document.activeElement === before) break;
  }
}

function rowActions(focused = document.activeElement): readonly Command[] {
  return inRow(focused, ':is(button:not(:disabled, [aria-haspopup]), a[href])').map((control, at) => {
    const title = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
    // The edit control of a row has a command with a shortcut, which the palette shows.
    const declared = control.matches('[data-command="edit"]') ? edit : { id: `row.${at}.${title}` };
    return { ...declared, title, run: () => control.click() };
  });
}
