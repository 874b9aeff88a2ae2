import { isComposingKey } from '../../../../lib/is-composing-key';
import { toKey } from '../../../../lib/to-key';
import type { CommandView } from '../../runtime/commands/create-commands';
import { isFloating, isTaken } from './is-taken';

/** Keys pressed before the code of the commands has loaded. */
export interface HeldKeys {
  /** Keys that may run a command, in order. */
  readonly presses: KeyboardEvent[];
  /** The hidden field that collects typed text if the palette is requested. */
  field?: HTMLInputElement | undefined;
  /** The element that had the focus before. */
  opener: Element | null;
  /** Whether Enter was pressed in the field. */
  entered: boolean;
  /** Whether a composition is active in the field. */
  composing: boolean;
}

/** The request that the loaded commands handle: keys, or the view that a button opens. */
export type Held = HeldKeys | CommandView;

/** Whether a press opens the palette: Ctrl+K, or ⌘K on a Mac, but not over a dialog, which must be closed first. */
export const isPaletteKey = (event: KeyboardEvent, target = event.target): boolean =>
  toKey(event).toLowerCase() === 'k' &&
  (/Mac|iP/.test(navigator.platform) ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isFloating(target);

/** Collects keys that may run a command, from the first until the signal aborts; Ctrl+Z counts while `canUndo`. */
export function holdKeys(onFirst: (held: HeldKeys) => void, until: AbortSignal, canUndo: () => boolean): void {
  const held: HeldKeys = { presses: [], opener: null, entered: false, composing: false };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (event.defaultPrevented || isComposingKey(event)) return;
    if (held.field) {
      if (key !== 'Enter') return;
      held.entered = true;
    } else if (isPaletteKey(event)) {
      held.opener = document.activeElement;
      held.field = openField(held);
    } else {
      const undoes = (ctrlKey || metaKey) && !altKey && !shiftKey && toKey(event).toLowerCase() === 'z' && canUndo();
      // Any of these may run a command. Only Ctrl+Z prevents the default action, because the bindings are not loaded yet.
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

/** Removes the field after its text was taken over or the load failed. */
export function releaseField(held: HeldKeys): void {
  held.field?.remove();
  held.field = undefined;
  held.entered = false;
}

/** Opens a hidden field that collects typed text. */
function openField(held: HeldKeys): HTMLInputElement {
  const field = document.createElement('input');
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  // Accepts scanned codes as the palette's field does, which searches them.
  field.dataset.codes = '';
  for (const moment of ['start', 'end'])
    field.addEventListener(`composition${moment}`, () => {
      held.composing = moment === 'start';
    });
  document.body.append(field);
  field.focus();
  return field;
}
