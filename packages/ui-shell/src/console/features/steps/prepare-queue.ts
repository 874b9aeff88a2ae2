import type { ConsoleParts } from '../../kernel/console-parts';

/** Loads the queue as soon as a page can take steps: offline it cannot be loaded, and steps would be stored nowhere. */
export const prepareQueue = (parts: ConsoleParts): void => parts.once(prepare, parts);

function prepare(parts: ConsoleParts): void {
  const load = () => {
    import('./queue/waiting-badge').catch(parts.errorLog.report);
    import('./queue/queue-of').then(({ queueOf }) => queueOf(parts), parts.errorLog.report);
  };
  load();
  window.addEventListener('online', load, { signal: parts.ended });
}
