import { subscribe } from 'valtio/vanilla';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { coverPage } from './cover-page';
import { lockMark } from './lock-mark';
import { watchAbsence } from './watch-absence';

/** Locks the session's windows after the idle time, or at once if it was locked before, until the password is entered. Returns a function that locks them. */
export function createLock(parts: ConsoleParts): () => void {
  const { theme, session, config, ended } = parts;
  const mark = lockMark(config);
  let uncover: (() => void) | undefined;

  const isKnown = () => session.getToken() !== null && !session.snapshot().virtual;
  const open = () => {
    uncover?.();
    uncover = undefined;
    look();
  };
  const unlock = () => {
    mark.write(Date.now());
    open();
  };
  const cover = () => {
    if (!uncover && isKnown()) uncover = coverPage(parts, unlock);
  };
  const lock = () => {
    if (uncover || !isKnown()) return;
    mark.write('locked');
    cover();
  };
  const limit = () => {
    const minutes = Number(theme.settings.lockAfter);
    return Number.isNaN(minutes) || uncover || !isKnown() ? 0 : minutes * 60_000;
  };
  const look = watchAbsence(mark, limit, lock, ended);

  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key !== mark.key) return;
      if (newValue === 'locked') cover();
      else if (newValue !== null && uncover) open();
    },
    { signal: ended },
  );
  const stopWatching = subscribe(theme.settings, () => look());
  const stopListening = session.subscribe(({ kind }) => {
    if (kind === 'profile-loaded') return look();
    if (kind !== 'signed-in' && kind !== 'signed-out' && kind !== 'expired') return;
    mark.remove();
    open();
  });
  ended.addEventListener('abort', () => {
    stopWatching();
    stopListening();
    uncover?.();
  });
  if (mark.isLocked()) cover();
  return lock;
}
