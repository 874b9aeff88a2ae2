import type { Toasts } from '../../../../feedback/create-toasts';
import { createSignal } from '../../../../lib/create-signal';
import type { ShellMessage } from '../../../../locales/define-messages';
import { undoMessages } from './messages';

/** An action that runs unless the user undoes it. @beta */
export interface Undoable {
  /** The message of the action, such as "3 entries deleted". */
  text: string | ShellMessage;
  /** Runs the action once it can no longer be undone; `keepalive` while the window closes. Reports its own failures. */
  run: (options: { keepalive: boolean }) => Promise<{ done: boolean }>;
  /** Called after an undo, or if the action failed. Default: nothing. */
  undo?: () => void;
  /** Records hidden from a list meanwhile: the url of its call, and their ids. Default: `undefined`. */
  hides?: { url: string; ids: readonly (string | number)[] };
}

/** Pending actions of one console. */
export interface Undo {
  /** Waits 6 s before sending, in which the user can undo it. */
  later: (undoable: Undoable) => void;
  /** Carries out all that waits; resolves when the server has answered. */
  carryOut: (options?: { keepalive: boolean }) => Promise<void>;
  /** Ends with the login: drops pending actions and reports that. */
  giveUp: () => void;
  /** Ids that do not show in the list of a url; the same set until it changes. */
  hidden: (url: string) => ReadonlySet<string | number>;
  subscribe: (onChange: () => void) => () => void;
}

/** Time in ms for an undo; the clock pauses while the pointer or the focus is on the message. */
const standing = 6000;

const none: ReadonlySet<string | number> = new Set();

export function createUndo(
  toasts: Pick<Toasts, 'success' | 'info' | 'warning' | 'dismiss'>,
  say: (text: Undoable['text']) => string,
  isOffline: () => boolean,
): Undo {
  const waiting = new Map<Undoable, number>();
  const hidden = new Map<string, ReadonlySet<string | number>>();
  const running = new Set<Promise<unknown>>();
  const changed = createSignal();

  const hide = ({ hides }: Undoable, isHidden: boolean) => {
    if (!hides) return;
    const present = new Set(hidden.get(hides.url));
    for (const id of hides.ids) isHidden ? present.add(id) : present.delete(id);
    hidden.set(hides.url, present);
    changed.notify();
  };
  const restore = (undoable: Undoable) => {
    hide(undoable, false);
    undoable.undo?.();
  };
  /** The caller that removes an action decides its outcome. */
  const remove = (undoable: Undoable): boolean => {
    const toast = waiting.get(undoable);
    if (!waiting.delete(undoable)) return false;
    if (toast !== undefined) toasts.dismiss(toast);
    return true;
  };
  const run = async (undoable: Undoable, keepalive: boolean) => {
    if (!remove(undoable)) return;
    const { done } = await undoable.run({ keepalive }).catch(() => ({ done: false }));
    // Finished records stay hidden until the list reflects it.
    if (!done) restore(undoable);
  };
  const carryOut = (undoable: Undoable, keepalive = false) => {
    const underWay = run(undoable, keepalive);
    running.add(underWay);
    void underWay.finally(() => running.delete(underWay));
  };

  return {
    later(undoable) {
      waiting.set(undoable, -1);
      hide(undoable, true);
      const takeBack = () => {
        if (!remove(undoable)) return;
        restore(undoable);
        toasts[isOffline() ? 'info' : 'success'](undoMessages.undone);
      };
      const action = { text: undoMessages.undo, run: takeBack, undoes: true };
      const options = { duration: standing, action, onGone: () => carryOut(undoable) };
      // The server has not confirmed it yet.
      const id = toasts.info(undoable.text, isOffline() ? { ...options, detail: undoMessages.inWindow } : options);
      if (waiting.has(undoable)) waiting.set(undoable, id);
    },
    async carryOut({ keepalive } = { keepalive: false }) {
      for (const undoable of [...waiting.keys()]) carryOut(undoable, keepalive);
      await Promise.all(running);
    },
    giveUp() {
      for (const undoable of [...waiting.keys()]) {
        if (!remove(undoable)) continue;
        restore(undoable);
        toasts.warning({ ...undoMessages.lost, values: { text: say(undoable.text) } });
      }
      hidden.clear();
    },
    hidden: (url) => hidden.get(url) ?? none,
    subscribe: changed.subscribe,
  };
}
