import type { TypedKey } from '../../../../lib/is-composing-key';
import { readKeys } from './read-keys';

/** What a key of a keyboard event is told by. */
export interface PressedKey extends TypedKey {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const codes: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Slash: '/' };

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

/** One press as `aria-keyshortcuts` has it; undefined for several one after the other, which it cannot say. */
export function toAriaKeys(keys: string, mac: boolean): string | undefined {
  const [step, ...more] = readKeys(keys);
  return more.length > 0 ? undefined : step?.replace(/^Mod/, mac ? 'Meta' : 'Control').replace(/^Ctrl/, 'Control');
}
