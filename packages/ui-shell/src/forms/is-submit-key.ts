import type { KeyboardEvent } from 'react';

/** Whether a key sends the form from any of its fields, also from one in which Enter begins a line: Ctrl+Enter, on a Mac Command+Enter. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);
