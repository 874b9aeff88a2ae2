import { useLingui } from '@lingui/react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import { toKey } from '../../lib/to-key';
import { useText } from '../../locales/use-text';
import type { CellPasteContext, CellPasteOptions } from './cell-paste-options';
import type { CellPaster } from './create-cell-paster';
import { cellInGrid, inShownOrder } from './grid-cells';
import { isRange } from './is-range';
import { pasteMessages } from './messages';

/** Handlers for the element around the cells. @beta */
export interface CellPasteHandlers {
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInput: (event: FormEvent<HTMLElement>) => void;
}

/** Pastes cells of a spreadsheet from the focused cell on, and shows what did not fit. Ctrl+Z (⌘Z) undoes, Ctrl+Y or Ctrl+Shift+Z repeats. See docs/paste-cells.md. @beta */
export function useCellPaste(options: CellPasteOptions): CellPasteHandlers {
  const t = useText();
  const { locale: language } = useLingui().i18n;
  const latest = useRef<CellPasteContext>({ ...options, t, language });
  useEffect(() => {
    latest.current = { ...options, t, language };
  });
  const [handlers] = useState(() => createHandlers(() => latest.current));
  return handlers;
}

const textFields = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

function createHandlers(context: () => CellPasteContext): CellPasteHandlers {
  let paster: CellPaster | undefined;
  /** Fields with typed text since the last paste: the browser's own undo applies there. */
  let typedIn = new WeakSet<EventTarget>();
  const load = async () => {
    const { createCellPaster } = await import('./create-cell-paster');
    paster ??= createCellPaster(context);
    return paster;
  };
  return {
    onPaste: (event) => {
      const { target, currentTarget, clipboardData } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const { cellOf = cellInGrid, toasts, rows, columns } = context();
      const at = cellOf(target);
      const [text, html] = [clipboardData.getData('text/plain'), clipboardData.getData('text/html')];
      if (!at || !isRange({ text, html, intoText: target.matches(textFields) })) return;
      event.preventDefault();
      typedIn = new WeakSet();
      const given = { text, html, at, rows, columns: inShownOrder(currentTarget, columns) };
      load().then(
        (ready) => ready.paste(given),
        () => toasts.error(pasteMessages.failed),
      );
    },
    onInput: ({ target }) => void typedIn.add(target),
    onKeyDown: (event) => {
      const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const key = toKey(event).toLowerCase();
      const isRedo = (key === 'z' && shiftKey) || (key === 'y' && !shiftKey);
      if (!(ctrlKey || metaKey) || altKey || !(isRedo || key === 'z')) return;
      if (event.defaultPrevented || isComposingKey(event) || typedIn.has(target)) return;
      const done = isRedo ? paster?.redo() : paster?.undo();
      if (done) event.preventDefault();
    },
  };
}
