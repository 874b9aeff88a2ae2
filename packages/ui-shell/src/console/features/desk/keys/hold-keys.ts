import { isComposingKey } from '../../../../lib/is-composing-key';
import { toKey } from '../../../../lib/to-key';
import type { AskedFor } from '../../runtime/commands/create-commands';
import { isFloating, isTaken } from './is-taken';

/** What was pressed before the code of the commands has come. */
export interface HeldKeys {
  /** Keys that may run a command, in their order. */
  readonly presses: KeyboardEvent[];
  /** The palette is wanted; what is typed goes into this field meanwhile. */
  field?: HTMLInputElement | undefined;
  /** Where the focus was before. */
  opener: Element | null;
  /** Enter was pressed in the field. */
  entered: boolean;
  /** Something is being composed in the field. */
  composing: boolean;
}

/** What the code of the commands takes over: keys, or what a button asked for. */
export type Held = HeldKeys | AskedFor;

/** Whether a press asks for the palette: Ctrl+K, on a Mac ⌘K, and not over a dialog, which wants an end first. */
export const asksForPalette = (event: KeyboardEvent, target = event.target): boolean =>
  toKey(event).toLowerCase() === 'k' &&
  (/Mac|iP/.test(navigator.platform) ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isFloating(target);

/** Waits for the first key that may run a command, and keeps it with all that follow, until the signal; Ctrl+Z is one while `canUndo`. */
export function holdKeys(onFirst: (held: HeldKeys) => void, until: AbortSignal, canUndo: () => boolean): void {
  const held: HeldKeys = { presses: [], opener: null, entered: false, composing: false };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (event.defaultPrevented || isComposingKey(event)) return;
    if (held.field) {
      if (key !== 'Enter') return;
      held.entered = true;
    } else if (asksForPalette(event)) {
      held.opener = document.activeElement;
      held.field = openField(held);
    } else {
      const undoes = (ctrlKey || metaKey) && !altKey && !shiftKey && toKey(event).toLowerCase() === 'z' && canUndo();
      // Any of these may run a command. The browser keeps all but Ctrl+Z, since which ones run a command is unknown so far.
      if ((undoes || (!ctrlKey && !metaKey && (altKey || key.length === 1))) && !isTaken(target)) {
        if (undoes) event.preventDefault();
        held.presses.push(event);
        onFirst(held);
      }
      return;
    }
    event.preventDefault();
    onFirst(held);
  };
  document.addEventListener('keydown', handleKeyDown, { signal: until });
  until.onabort = () => {
    const { field, composing } = held;
    if (composing) field?.addEventListener('compositionend', () => field.remove());
    else field?.remove();
  };
}

/** Ends the field: what was typed has been taken over, or nobody comes for it. */
export function releaseField(held: HeldKeys): void {
  held.field?.remove();
  held.field = undefined;
  held.entered = false;
}

/** A field that nobody sees takes what is typed. */
function openField(held: HeldKeys): HTMLInputElement {
  const field = document.createElement('input');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // As the palette's own: what a scanner types here is looked for.
  field.dataset.codes = '';
  for (const moment of ['start', 'end'])
    field.addEventListener(`composition${moment}`, () => {
      held.composing = moment === 'start';
    });
  document.body.append(field);
  field.focus();
  return field;
}
