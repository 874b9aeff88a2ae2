import { toKey } from '../../../../lib/to-key';
import { readKeys } from './read-keys';

/** A press in the form in which keys are written: `Alt+N`, `?`, `Mod+K`. */
export function toStep(press: KeyboardEvent, mac: boolean): string {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = press;
  const name = toKey(press, mac);
  // What Shift has made of a key is the key: `?` is written as it is.
  const shift = shiftKey && (name !== key || /^\w+$/.test(name));
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
