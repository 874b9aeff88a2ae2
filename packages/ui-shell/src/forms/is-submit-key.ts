import type { KeyboardEvent } from 'react';
import { isComposingKey } from '../lib/is-composing-key';

/** Whether a key submits the form from any field, multi-line ones included: Ctrl+Enter, on a Mac Command+Enter. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposingKey(event);
