import { isComposingKey } from '../../../../lib/is-composing-key';
import type { Scan } from '../../../kernel/scan';
import { addKey, isQuick, type ScanBurst } from './scan-burst';

/** A field as it was before a scanner typed into it. */
export interface ScannedField {
  readonly field: HTMLInputElement;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

export interface WatchScansOptions {
  /** The scan that matches the code, if any. */
  find: (code: string) => Scan | undefined;
  /** Called early when a code may be coming. */
  warm: () => void;
  take: (scan: Scan, code: string, fields: readonly ScannedField[]) => void;
}

/** Fields that keep typed codes: fields for codes, secrets, and editors whose text cannot be restored. */
const ownText = '[data-codes],[type=password],[autocomplete*=password],[autocomplete~=one-time-code],[contenteditable]';

/** Watches for scanned codes. If a code matches a scan, its Enter or Tab is swallowed. Returns a function that stops it. */
export function watchScans({ find, warm, take }: WatchScansOptions): () => void {
  let burst: ScanBurst | undefined;
  let fields: ScannedField[] = [];
  const handleKeyDown = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement;
    burst = field.closest?.(ownText) ? undefined : addKey(burst, event);
    const { text = '', ended } = burst ?? {};
    if (text.length < 2) fields = [];
    if (burst && text.length === 4 && isQuick(burst.gaps)) warm();
    if (ended) {
      const scan = find(text);
      if (!scan) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const taken = fields;
      if (isComposingKey(event)) whenComposed(() => take(scan, text, taken));
      else take(scan, text, taken);
    } else if (text && 'value' in field && field !== fields.at(-1)?.field) {
      fields.push({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd });
    }
  };
  document.addEventListener('keydown', handleKeyDown, true);
  return () => document.removeEventListener('keydown', handleKeyDown, true);
}

/** Timeout in ms; without a composition, no `compositionend` event arrives. */
const longestComposition = 200;

/** Runs the task after the input method has inserted its text into the field, from which it can be removed. */
function whenComposed(task: () => void): void {
  const run = () => {
    clearTimeout(timer);
    document.removeEventListener('compositionend', run, true);
    setTimeout(task);
  };
  const timer = setTimeout(run, longestComposition);
  document.addEventListener('compositionend', run, true);
}
