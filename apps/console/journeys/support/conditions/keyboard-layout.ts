import { toScript } from './condition';

/** The characters of a layout: four rows of keys from the left, without and with Shift, in the order of `codes`. */
export interface KeyboardLayout {
  readonly plain: string;
  readonly shifted: string;
}

const codes =
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash';

/** Sets `code` and `shiftKey` of key events to the layout's key for the typed character. */
function layOut(places: Record<string, { code: string; shift: boolean }>): void {
  const read = (name: 'code' | 'shiftKey') =>
    Object.getOwnPropertyDescriptor(KeyboardEvent.prototype, name)?.get as (this: KeyboardEvent) => unknown;
  const [code, shiftKey] = [read('code'), read('shiftKey')];
  const placeOf = (event: KeyboardEvent) => {
    // Keys of the number pad, and keys without a sign, are at the same place everywhere.
    const isMoved = event.isTrusted && event.location === KeyboardEvent.DOM_KEY_LOCATION_STANDARD;
    return isMoved ? (places[event.key] ?? places[event.key.toLowerCase()]) : undefined;
  };
  Object.defineProperty(KeyboardEvent.prototype, 'code', {
    get(this: KeyboardEvent) {
      return placeOf(this)?.code ?? code.call(this);
    },
  });
  Object.defineProperty(KeyboardEvent.prototype, 'shiftKey', {
    get(this: KeyboardEvent) {
      const isLetter = this.key.toLowerCase() !== this.key.toUpperCase();
      return (isLetter ? undefined : placeOf(this)?.shift) ?? shiftKey.call(this);
    },
  });
}

/** The script that makes a layout of the browser's US keys: a journey presses a sign, and the event names the key that bears it. */
export function toLayoutScript({ plain, shifted }: KeyboardLayout): string {
  const names = codes.split(' ');
  const ofRow = (signs: string, shift: boolean) =>
    [...signs].map((sign, place) => [sign, { code: names[place] ?? '', shift }] as const);
  return toScript(layOut, Object.fromEntries([...ofRow(shifted, true), ...ofRow(plain, false)]));
}
