import { isComposingKey } from '../../../../lib/is-composing-key';
import type { Command } from '../../../kernel/command';
import { type Binding, press } from './bindings';
import { isPaletteKey } from './hold-keys';
import { isIn, isTaken } from './is-taken';
import { toStep } from './key-steps';
import { isMac } from './read-keys';
import { waitForScan } from './wait-for-scan';

export interface FollowKeysOptions {
  /** The current bindings, read at every press. */
  bindings: () => readonly Binding[];
  /** The command of an id if it is available; called when its keys are pressed. */
  find: (id: string) => Command | undefined;
  run: (command: Command) => void;
  openPalette: () => void;
  /** Renders the changes of the previous press, because a ticked row changes its commands. Not called for `first`. */
  draw: () => void;
}

/** Maximum pause between the keys of a sequence, in ms. */
export const pause = 1500;

/** Elements that handle Enter themselves. */
const pressedByEnter = 'a, button, summary, input, [role="tab"], [role="option"]';

const heldAlone = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift', 'CapsLock'];

/**
 * Runs commands by their keys, except in text fields, dialogs and menus and during composition. `first` are keys pressed
 * before this code loaded. Single characters wait briefly, because a scanner types characters too. Returns a function
 * that stops it.
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
    if (isPaletteKey(event)) {
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
    if (!next.command) return;
    event.preventDefault();
    running = true;
    run(next.command);
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
    // A command may dispatch a key event itself.
    const isEnded = event.defaultPrevented && !starting;
    if (running || isEnded || isComposingKey(event) || heldAlone.includes(event.key)) return;
    if (!isPaletteKey(event)) {
      const isEnter = toStep(event, mac) === 'Enter';
      if (isTaken(event.target) || (isEnter && isIn(event.target, pressedByEnter)) || (event.repeat && event.altKey))
        return;
    }
    const waits = signs.add(event);
    // After the wait it is too late to prevent the default action.
    if (waits && press(bindings(), pressed, toStep(event, mac), find).command) event.preventDefault();
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
