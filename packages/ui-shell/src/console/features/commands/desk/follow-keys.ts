import { isComposingKey } from '../../../../lib/is-composing-key';
import type { Command } from '../../../kernel/command';
import { asksForPalette } from '../hold-keys';
import { type Binding, press } from '../keys/bindings';
import { isPressed, isTaken } from '../keys/is-taken';
import { isMac, toStep } from '../keys/key-steps';

export interface FollowKeysOptions {
  /** What keys run at present; read with every press. */
  bindings: () => readonly Binding[];
  /** The command of an id, where it is possible now; asked when its keys were pressed. */
  find: (id: string) => Command | undefined;
  run: (command: Command) => void;
  openPalette: () => void;
}

/** How long the next key of several is waited for, in ms. */
export const pause = 1500;

const heldAlone = ['Alt', 'AltGraph', 'Control', 'Meta', 'Shift', 'CapsLock', 'Dead'];

/**
 * Runs commands by their keys: outside of what is typed into, of dialogs and menus, and never while something is composed. `first` was pressed before
 * this was here. Returns what ends it.
 */
export function followKeys(
  { bindings, find, run, openPalette }: FollowKeysOptions,
  first: readonly KeyboardEvent[] = [],
): () => void {
  const mac = isMac();
  let pressed: readonly string[] = [];
  let running = false;
  let timer: ReturnType<typeof setTimeout>;

  const handleKeyDown = (event: KeyboardEvent) => {
    // A command may press a key in its turn.
    if (running || event.defaultPrevented || isComposingKey(event) || heldAlone.includes(event.key)) return;
    if (asksForPalette(event)) {
      event.preventDefault();
      openPalette();
      return;
    }
    const step = toStep(event, mac);
    if (isTaken(event.target) || (step === 'Enter' && isPressed(event.target)) || (event.repeat && event.altKey))
      return;
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
  // One after the other, each drawn before the next: a row that is ticked says what can be done with it.
  const waiting = [...first];
  let replay: ReturnType<typeof setTimeout>;
  const handleNext = () => {
    const [event] = waiting;
    if (!event) return;
    handleKeyDown(event);
    waiting.shift();
    replay = setTimeout(handleNext);
  };
  const listen = (event: KeyboardEvent) => {
    if (waiting.length > 0 && !running) waiting.push(event);
    else handleKeyDown(event);
  };
  document.addEventListener('keydown', listen);
  handleNext();
  return () => {
    clearTimeout(timer);
    clearTimeout(replay);
    document.removeEventListener('keydown', listen);
  };
}
