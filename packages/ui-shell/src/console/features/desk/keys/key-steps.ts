import { toKey } from '../../../../lib/to-key';
import { readKeys } from './read-keys';

/** The notation of a press: `Alt+N`, `?`, `Mod+K`. */
export function toStep(press: KeyboardEvent, mac: boolean): string {
  const { key, altKey, shiftKey, ctrlKey, metaKey } = press;
  const name = toKey(press, mac);
  // A character typed with Shift is written as itself: `?`.
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

/** A press in the format of `aria-keyshortcuts`, which cannot express sequences; undefined for these. */
export function toAriaKeys(keys: string, mac: boolean): string | undefined {
  const [step, ...more] = readKeys(keys);
  return more.length > 0 ? undefined : step?.replace(/^Mod/, mac ? 'Meta' : 'Control').replace(/^Ctrl/, 'Control');
}
