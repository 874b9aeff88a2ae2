import { subscribe } from 'valtio/vanilla';
import { atMost } from '../../../../lib/at-most';
import { translate } from '../../../../locales/translate';
import { useConsole } from '../../../kernel/console-context';
import type { Appearance, Entrance, Feedback, Life, Places } from '../../../kernel/console-parts';
import { createUndo, type Undo, type Undoable } from './create-undo';

/** Runs something unless the user undoes it within 6 s: `useUndo()({ text, run })`. Another tab, a logout and closing the window run it at once. Throws outside of a console. @beta */
export const useUndo = (): ((undoable: Undoable) => void) => undoOf(useConsole()).later;

/** The pending actions of a console, created with the first page that has one. Logging out and closing the window run them; an expired login reports them. */
export const undoOf = (parts: UndoParts): Undo => parts.once(connect, parts);

type UndoParts = Appearance & Entrance & Feedback & Life & Places;

function connect({ toasts, i18n, session, tabsState, beforeLeaving, ended }: UndoParts): Undo {
  const say = (text: Undoable['text']) => (typeof text === 'string' ? text : translate(i18n, text));
  const undo = createUndo(toasts, say, () => !navigator.onLine);
  beforeLeaving.add(() => atMost(leavingTimeoutMs, undo.carryOut()));
  let { active } = tabsState.list;
  const stopWatching = subscribe(tabsState, () => {
    if (active !== tabsState.list.active) void undo.carryOut();
    active = tabsState.list.active;
  });
  ended.addEventListener('abort', stopWatching);
  window.addEventListener('pagehide', () => void undo.carryOut({ keepalive: true }), { signal: ended });
  session.subscribe(({ kind }) => {
    if (kind === 'expired' || kind === 'signed-out' || kind === 'signed-in') undo.giveUp();
  });
  return undo;
}

/** In ms: the longest wait of a logout for pending actions, which continue afterwards. */
const leavingTimeoutMs = 3000;
