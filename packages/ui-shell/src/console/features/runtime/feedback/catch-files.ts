import type { Start } from '../../../kernel/feature';
import { consoleMessages } from '../../../kernel/messages';

/** Catches files that are dropped beside their zone: the browser would leave the page for them, and drop what is typed there. */
export const catchFiles: Start = ({ toasts, ended }) => {
  const handle = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') toasts.warning(consoleMessages.fileNotTaken);
  };
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, handle, { signal: ended });
  return () => {};
};
