import { isComposingKey, type TypedKey } from '../../../lib/is-composing-key';

/** What a scanner is told by from a keyboard event. */
export interface ScanKey extends TypedKey {
  readonly key: string;
  /** When it was pressed, in ms; not when it was heard of, which can be much later. */
  readonly timeStamp: number;
  readonly isTrusted: boolean;
  readonly repeat: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What was typed without a pause, quicker than by hand. */
export interface ScanBurst {
  readonly text: string;
  /** When its last key was pressed. */
  readonly at: number;
  /** Enter or Tab has ended it, and it is long enough: a scanner has typed it. */
  readonly ended?: boolean;
}

/** Keys of a scanner are less than this apart, in ms. */
export const scanPause = 30;

const shortest = 8;

/** A burst with one key more; a key that no scanner presses ends it without a result. */
export function addKey(before: ScanBurst | undefined, key: ScanKey): ScanBurst | undefined {
  if (key.key === 'Shift' || key.key === 'CapsLock') return before;
  if (!key.isTrusted || key.repeat || key.altKey || key.ctrlKey || key.metaKey || isComposingKey(key)) return undefined;
  const at = key.timeStamp;
  const text = before && !before.ended && at - before.at < scanPause ? before.text : '';
  if (key.key.length === 1) return { text: text + key.key, at };
  return text.length >= shortest && /^(Enter|Tab)$/.test(key.key) ? { text, at, ended: true } : undefined;
}
