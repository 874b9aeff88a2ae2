import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../lib/is-composing-key';

/** Whether a key sends the form from any of its fields, also from one in which Enter begins a line: Ctrl+Enter, on a Mac Command+Enter. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposingKey(event);
