import type { Start } from '../../../kernel/feature';
import { consoleMessages } from '../../../kernel/messages';

/** Catches files dropped outside of a zone, because the browser would open them and lose typed input. */
export const catchFiles: Start = ({ toasts, ended }) => {
  const handle = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') toasts.warning(consoleMessages.fileNotTaken);
  };
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, handle, { signal: ended });
  return () => {};
};
