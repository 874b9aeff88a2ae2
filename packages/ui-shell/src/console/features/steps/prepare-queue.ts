import { whenIdle } from '../../../lib/when-idle';
import type { ConsoleParts } from '../../kernel/console-parts';

/** Fetches what keeps steps while the line is there, for a page that can have some: without it nobody could load it. */
export const prepareQueue = (parts: ConsoleParts): void => parts.once(prepare, parts);

function prepare(parts: ConsoleParts): void {
  const load = () => {
    import('./queue/waiting-badge').catch(parts.errorLog.report);
    import('./queue/queue-of').then(({ queueOf }) => queueOf(parts), parts.errorLog.report);
  };
  parts.ended.addEventListener('abort', whenIdle(load));
}
