import { isComposingKey } from '../../../lib/is-composing-key';
import { isFloating, isTaken } from './keys/is-taken';

/** What was pressed before the code of the commands has come. */
export interface HeldKeys {
  /** Keys that may run a command, in their order. */
  readonly presses: KeyboardEvent[];
  /** The palette is wanted; what is typed goes into this field meanwhile. */
  readonly field: HTMLInputElement | undefined;
  /** Where the focus was before. */
  readonly opener: Element | null;
  /** Enter was pressed in the field. */
  readonly entered: boolean;
  /** Something is being composed in the field. */
  readonly composing: boolean;
}

/** Whether a press asks for the palette: Ctrl+K, on a Mac ⌘K, and not over a dialog, which wants an end first. */
export const asksForPalette = (event: KeyboardEvent, target = event.target): boolean =>
  event.key.toLowerCase() === 'k' &&
  (/Mac|iP/.test(navigator.platform) ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !isFloating(target);

/** Waits for the first key that may run a command, and keeps it with all that follow; the returned function ends that. */
export function holdKeys(onFirst: (held: HeldKeys) => void): () => void {
  const presses: KeyboardEvent[] = [];
  let field: HTMLInputElement | undefined;
  let opener: Element | null = null;
  let entered = false;
  let composing = false;

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (event.defaultPrevented || isComposingKey(event)) return;
    if (field) {
      if (key !== 'Enter') return;
      entered = true;
    } else if (asksForPalette(event)) {
      opener = document.activeElement;
      field = document.createElement('input');
      Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
      for (const moment of ['start', 'end'])
        field.addEventListener(`composition${moment}`, () => {
          composing = moment === 'start';
        });
      document.body.append(field);
      field.focus();
    } else {
      // Any of these may run a command. None is taken from the browser: that is not known yet.
      if (!ctrlKey && !metaKey && (altKey || key.length === 1 || key === 'Enter') && !isTaken(target, key)) {
        presses.push(event);
        onFirst(held);
      }
      return;
    }
    event.preventDefault();
    onFirst(held);
  };
  const end = () => {
    document.removeEventListener('keydown', handleKeyDown);
    const remove = () => field?.remove();
    if (composing) field?.addEventListener('compositionend', remove);
    else remove();
  };
  const held: HeldKeys = {
    presses,
    get field() {
      return field;
    },
    get opener() {
      return opener;
    },
    get entered() {
      return entered;
    },
    get composing() {
      return composing;
    },
  };
  document.addEventListener('keydown', handleKeyDown);
  return end;
}
