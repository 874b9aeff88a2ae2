import { type SignKey, signOf } from './key-sign';

/** The fields of a keyboard event that identify a scanner. */
export interface ScanKey extends SignKey {
  /** The time of the key press in ms. The event handler may run much later. */
  readonly timeStamp: number;
  readonly isTrusted: boolean;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Signs that were typed without a long pause. */
export interface ScanBurst {
  readonly text: string;
  /** The times between its keys, in ms. */
  readonly gaps: readonly number[];
  /** The time of its last key press. */
  readonly at: number;
  /** Enter or Tab has ended it, and it is long and quick enough: a scanner has typed it. */
  readonly ended?: boolean;
}

/** Half of the gaps between the keys of a scanner are shorter than this, in ms. */
export const scanPause = 35;
/** No gap between the keys of a scanner is longer, in ms. */
export const longestGap = 120;

/** Minimum and maximum length of a code; a QR code has up to 4,296 letters and digits. */
const length = { least: 8, most: 4300 };

/** The identifier of AIM that names the kind of code, such as `]C1`. */
const aimPrefix = /^\][A-Za-z][\dA-Za-z]/;

/** Adds a key to a burst; a key that no scanner types ends it without a result. */
export function addKey(before: ScanBurst | undefined, key: ScanKey): ScanBurst | undefined {
  const sign = signOf(key);
  if (sign === 'Shift' || sign === 'CapsLock') return before;
  if (!key.isTrusted || key.repeat || key.altKey || key.ctrlKey || key.metaKey) return undefined;
  const at = key.timeStamp;
  const gap = before && !before.ended ? at - before.at : Number.POSITIVE_INFINITY;
  const { text, gaps } = before && gap <= longestGap ? before : { text: '', gaps: [] };
  const all = text === '' ? [] : [...gaps, gap];
  if (sign.length === 1) return text.length < length.most ? { text: text + sign, gaps: all, at } : undefined;
  const code = text.replace(aimPrefix, '');
  const isCode = code.length >= length.least && /^(Enter|Tab)$/.test(sign) && isQuick(all);
  return isCode ? { text: code, gaps: all, at, ended: true } : undefined;
}

/** Whether keys follow each other quicker than by hand: by their median, for a scanner may stumble. */
export const isQuick = (gaps: readonly number[]): boolean =>
  ([...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0) < scanPause;
