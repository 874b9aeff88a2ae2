import { subscribe } from 'valtio/vanilla';
import { pageLoadMessages } from '../../../../start/messages';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { lockMark } from './lock-mark';

/**
 * The lock of a console; its code loads if a limit is set or the session was locked before. In the latter case show
 * nothing before `ready` resolves; a failed load ends the session. `lock` locks the session's windows now.
 */
export function lockOf(parts: ConsoleParts): { ready: Promise<unknown> | undefined; lock: () => Promise<void> } {
  const { theme, session, config, errorLog, forced, toasts, ended } = parts;
  const isLeftLocked = lockMark(config).isLocked();
  let loading: Promise<(() => void) | undefined> | undefined;
  const load = () => {
    loading ??= import('./create-lock').then(
      ({ createLock }) => createLock(parts),
      (cause) => {
        loading = undefined;
        errorLog.report(cause);
        if (isLeftLocked) forced.force(pageLoadMessages.failed, () => session.expire());
        return undefined;
      },
    );
    return loading;
  };
  const follow = () => {
    if (theme.settings.lockAfter !== 'never') void load();
  };
  follow();
  ended.addEventListener('abort', subscribe(theme.settings, follow));
  const lock = async () => {
    const lockNow = await load();
    if (lockNow) lockNow();
    else toasts.error(pageLoadMessages.failed);
  };
  return { ready: isLeftLocked ? load() : undefined, lock };
}
