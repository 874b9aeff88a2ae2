import type { TypedKey } from '../../../../lib/is-composing-key';

/** What a key of a keyboard event is told by. */
export interface PressedKey extends TypedKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const held = ['Ctrl', 'Meta', 'Mod', 'Alt', 'Shift'];

const codes: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: '/' };

/** Whether ⌘ stands for Ctrl on this device. */
export const isMac = (): boolean => /Mac|iP/.test(navigator.platform);

/** A press in the form in which keys are written: `Alt+N`, `?`, `Mod+K`. With Alt, and where a keyboard has other letters, the place of the key counts. */
export function toStep({ key, code, altKey, shiftKey, ctrlKey, metaKey }: PressedKey, mac: boolean): string {
  const placed = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? codes[code];
  const name = !altKey && (/^[!-~]$/.test(key) || key.length > 1) ? key : (placed ?? key);
  // What Shift has made of a key is the key: `?` is written as it is.
  const shift = shiftKey && (altKey || /^\w+$/.test(name));
  const mod = mac ? metaKey : ctrlKey;
  return [
    mac && ctrlKey && 'Ctrl',
    !mac && metaKey && 'Meta',
    mod && 'Mod',
    altKey && 'Alt',
    shift && 'Shift',
    name.length === 1 ? name.toUpperCase() : name,
  ]
    .filter(Boolean)
    .join('+');
}

/** Written keys, step by step: `g o` is `['G', 'O']`. */
export const readKeys = (keys: string): readonly string[] => keys.split(/\s+/).filter(Boolean).map(readStep);

function readStep(step: string): string {
  const parts = step.split('+').map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
  const name = parts.pop() ?? '';
  return [...held.filter((each) => parts.includes(each)), name].join('+');
}

/** Whether a step is a letter, a digit or a sign alone. */
export const isSingle = (step: string | undefined): boolean => step?.length === 1;

/** What stands on the caps of keys, one after the other, each with an id of its own. */
export const toCaps = (keys: string, mac: boolean): readonly { id: string; cap: string }[] =>
  readKeys(keys).flatMap((step, at) =>
    step.split('+').map((part) => ({ id: `${at}.${part}`, cap: caps(mac)[part] ?? part })),
  );

/** One press as `aria-keyshortcuts` has it; undefined for several one after the other, which it cannot say. */
export function toAriaKeys(keys: string, mac: boolean): string | undefined {
  const [step, ...more] = readKeys(keys);
  return more.length > 0 ? undefined : step?.replace(/^Mod/, mac ? 'Meta' : 'Control').replace(/^Ctrl/, 'Control');
}

const caps = (mac: boolean): Readonly<Record<string, string>> =>
  mac ? { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' } : { Mod: 'Ctrl' };
