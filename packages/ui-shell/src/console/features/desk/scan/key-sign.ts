import { isComposingKey, type TypedKey } from '../../../../lib/is-composing-key';

/** A key as a keyboard event describes it. */
export interface SignKey extends TypedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** The signs of the other places of a keyboard that scanners emulate, without and with Shift. */
const places: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadDecimal: '..',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDivide: '//',
  Enter: 'Enter',
  NumpadEnter: 'Enter',
  Tab: 'Tab',
};

/** The character that a key types, or its name. Under an input method (229) it uses `code`; '' for an unknown code. */
export function signOf(event: SignKey): string {
  if (!isComposingKey(event)) return event.key;
  const { code, shiftKey } = event;
  const [, letter, digit, pad] = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d))$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (digit) return shiftKey ? (')!@#$%^&*('[Number(digit)] ?? '') : digit;
  if (pad) return pad;
  if (/^(?:Shift|CapsLock)/.test(code)) return 'Shift';
  const signs = Object.hasOwn(places, code) ? (places[code] ?? '') : '';
  return signs.length === 2 ? signs.charAt(shiftKey ? 1 : 0) : signs;
}
