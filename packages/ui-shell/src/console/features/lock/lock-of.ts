import { subscribe } from 'valtio/vanilla';
import { pageLoadMessages } from '../../../start/messages';
import type { ConsoleParts } from '../../kernel/console-parts';
import { lockMark } from './lock-mark';

/**
 * The lock of a console, whose code is loaded where it is set, or where the session was left locked: then `ready` is there, and nothing is to be shown
 * before it has resolved. Where the code does not come then, the login ends.
 */
export function lockOf(parts: ConsoleParts): { readonly ready: Promise<void> | undefined } {
  const { theme, session, config, errorLog, forced, ended } = parts;
  const isLeftLocked = lockMark(config).isLocked();
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('./create-lock').then(
      ({ createLock }) => createLock(parts),
      (cause) => {
        loading = undefined;
        errorLog.report(cause);
        if (isLeftLocked) forced.force(pageLoadMessages.failed, () => session.expire());
      },
    );
    return loading;
  };
  const follow = () => {
    if (theme.settings.lockAfter !== 'never') void load();
  };
  follow();
  ended.addEventListener('abort', subscribe(theme.settings, follow));
  return { ready: isLeftLocked ? load() : undefined };
}
