import type { ToastOptions } from '../../feedback/create-toasts';
import type { Text } from '../../locales/define-messages';
import { type CellChange, takeBack } from './cell-change';
import type { CellPasteContext, CellPlace, PasteColumn } from './cell-paste-options';
import { describeRange } from './describe-range';
import { pasteMessages } from './messages';
import { placeRange } from './place-range';
import { readCell } from './read-cell';
import { readRange } from './read-range';

/** The clipboard's content, and the table at the time of the paste. */
export interface Pasted {
  text: string;
  html: string;
  at: CellPlace;
  rows: readonly string[];
  columns: readonly PasteColumn[];
}

/** Pastes ranges into one table, with undo and redo, which return whether they changed anything. */
export interface CellPaster {
  paste: (pasted: Pasted) => void;
  undo: () => boolean;
  redo: () => boolean;
}

/** Duration of the success message in ms; warnings stay until closed. */
const toastMs = 6000;

export function createCellPaster(context: () => CellPasteContext): CellPaster {
  const done: (readonly CellChange[])[] = [];
  const undone: (readonly CellChange[])[] = [];
  let shownToast: number | undefined;
  let last = Promise.resolve();

  const say = (kind: 'success' | 'warning' | 'info', text: string, options: ToastOptions = {}) => {
    const { toasts } = context();
    if (shownToast !== undefined) toasts.dismiss(shownToast);
    shownToast = toasts[kind](text, { duration: toastMs, ...options });
  };
  /** Runs writes one after another. */
  const inTurn = (act: () => void | Promise<void>) => {
    last = last.then(act).catch(() => void context().toasts.error(pasteMessages.failed));
  };

  const turn = async (from: (readonly CellChange[])[], to: (readonly CellChange[])[], sentence: Text) => {
    const { read, write, t } = context();
    const changes = from.at(-1);
    if (!changes) return;
    const back = takeBack(changes, read);
    const left = changes.length - back.length;
    await write(back);
    from.pop();
    to.push(back);
    say('info', t(sentence), left > 0 ? { detail: t(pasteMessages.changedSince, { count: left }) } : {});
  };
  const undo = () => {
    if (done.length > 0) inTurn(() => turn(done, undone, pasteMessages.undone));
    return done.length > 0;
  };
  const redo = () => {
    if (undone.length > 0) inTurn(() => turn(undone, done, pasteMessages.redone));
    return undone.length > 0;
  };

  const paste = async ({ text, html, at, rows, columns }: Pasted) => {
    const { read, write, canEdit = () => true, rowName, t, language } = context();
    const first = columns.findIndex(({ id }) => id === at.column);
    if (first < 0) return;
    const idsAt = (row: number, column: number) => [rows[row] ?? '', columns[column]?.id ?? ''] as const;
    const placed = placeRange(readRange(text, html), {
      rows: rows.length,
      columns: columns.length,
      at: { row: at.row, column: first },
      isFixed: (...place) => !canEdit(...idsAt(...place)),
      read: (given, place) => readCell(given, columns[place]?.kind ?? 'text', language, t),
      takesUnknown: (place) => columns[place]?.takesUnknown ?? false,
      present: (...place) => read(...idsAt(...place)),
    });
    const changes = placed.cells.map(({ text: after, ...place }): CellChange => {
      const [row, column] = idsAt(place.row, place.column);
      return { row, column, before: read(row, column) ?? '', after };
    });
    if (changes.length > 0) {
      await write(changes);
      done.push(changes);
      undone.length = 0;
    }
    const names = {
      column: (place: number) => columns[place]?.title ?? '',
      row: (place: number) => rowName(rows[place] ?? ''),
    };
    const { text: sentence, misfits } = describeRange(placed, names, language, t);
    const action = changes.length > 0 ? { action: { text: pasteMessages.undo, run: undo, undoes: true } } : {};
    const detail = misfits.length > 0 ? { detail: misfits.join(' '), duration: Number.POSITIVE_INFINITY } : {};
    say(misfits.length > 0 ? 'warning' : 'success', sentence, { ...action, ...detail });
  };
  return { paste: (pasted) => inTurn(() => paste(pasted)), undo, redo };
}
