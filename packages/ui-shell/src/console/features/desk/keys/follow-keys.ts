import { isComposingKey } from '../../../../lib/is-composing-key';
import type { Command } from '../../../kernel/command';
import { type Binding, press } from './bindings';
import { asksForPalette } from './hold-keys';
import { isIn, isTaken } from './is-taken';
import { toStep } from './key-steps';
import { isMac } from './read-keys';
import { waitForScan } from './wait-for-scan';

export interface FollowKeysOptions {
  /** What keys run at present; read with every press. */
  bindings: () => readonly Binding[];
  /** The command of an id, where it is possible now; asked when its keys were pressed. */
  find: (id: string) => Command | undefined;
  run: (command: Command) => void;
  openPalette: () => void;
  /** Draws what the press before has changed: a row that is ticked says what can be done with it. Not called for `first`. */
  draw: () => void;
}

/** How long the next key of several is waited for, in ms. */
export const pause = 1500;

/** Enter presses what it was pressed on. */
const pressedByEnter = 'a, button, summary, input, [role="tab"], [role="option"]';

const heldAlone = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift', 'CapsLock'];

/**
 * Runs commands by their keys: outside of what is typed into, of dialogs and menus, and never while something is composed. `first` was pressed before
 * this was here. A sign alone waits for a moment, since a scanner types signs too. Returns what ends it.
 */
export function followKeys(
  { bindings, find, run, openPalette, draw }: FollowKeysOptions,
  first: readonly KeyboardEvent[] = [],
): () => void {
  const mac = isMac();
  let pressed: readonly string[] = [];
  let running = false;
  let timer: ReturnType<typeof setTimeout>;

  const handlePress = (event: KeyboardEvent) => {
    if (asksForPalette(event)) {
      event.preventDefault();
      openPalette();
      return;
    }
    const step = toStep(event, mac);
    const next = press(bindings(), pressed, step, find);
    clearTimeout(timer);
    pressed = next.pressed;
    timer = setTimeout(() => {
      pressed = [];
    }, pause);
    if (!next.found) return;
    event.preventDefault();
    running = true;
    run(next.found);
    running = false;
  };
  let starting = true;
  const signs = waitForScan({
    now: () => performance.now(),
    isSign: ({ key, altKey, ctrlKey, metaKey }) => key.length === 1 && !altKey && !ctrlKey && !metaKey,
    press: (event) => {
      if (!starting) draw();
      handlePress(event);
    },
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    // A command may press a key in its turn.
    const isEnded = event.defaultPrevented && !starting;
    if (running || isEnded || isComposingKey(event) || heldAlone.includes(event.key)) return;
    if (!asksForPalette(event)) {
      const isEnter = toStep(event, mac) === 'Enter';
      if (isTaken(event.target) || (isEnter && isIn(event.target, pressedByEnter)) || (event.repeat && event.altKey))
        return;
    }
    const waits = signs.add(event);
    // Later it could not be kept from the browser any more.
    if (waits && press(bindings(), pressed, toStep(event, mac), find).found) event.preventDefault();
  };
  for (const event of first) handleKeyDown(event);
  starting = false;
  document.addEventListener('keydown', handleKeyDown);
  return () => {
    clearTimeout(timer);
    signs.end();
    document.removeEventListener('keydown', handleKeyDown);
  };
}
