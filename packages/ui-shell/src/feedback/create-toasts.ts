import type { MessageDescriptor } from '@lingui/core';
import { proxy, ref } from 'valtio/vanilla';

/** @public */
export type ToastKind = 'success' | 'error' | 'warning' | 'info';

/** A plain string is shown literally (a server's message is never a template); a descriptor follows the language. @public */
export type ToastText = string | MessageDescriptor;

/** @public */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: ToastText;
  /** A second, quieter line. */
  detail?: ToastText;
  /** The number of equal messages while this one is shown. */
  count: number;
  /** A button beside the text. */
  action?: ToastAction;
}

/** An action offered with a message; it closes the message. @beta */
export interface ToastAction {
  text: ToastText;
  run: () => void;
  /** The action undoes what the message reports, so that an undo key may run it. Default false. */
  undoes?: boolean;
}

/** @public */
export interface ToastOptions {
  detail?: ToastText;
  /** Time on screen in ms; `Infinity` stays until closed. Default: the store's `duration`. */
  duration?: number;
  /** A button beside the text. Default: no button. */
  action?: ToastAction;
  /** Called when the message disappears, for any reason. */
  onGone?: () => void;
}

/** @public */
export interface CreateToastsOptions {
  /** Time on screen in ms. Default 3000 (specification, section 9). */
  duration?: number;
  /** Maximum number on screen; the oldest is removed first. Default 5. */
  limit?: number;
}

/** @public */
export interface Toasts {
  /** The messages on screen, oldest first. */
  state: { list: Toast[] };
  success: (text: ToastText, options?: ToastOptions) => number;
  error: (text: ToastText, options?: ToastOptions) => number;
  warning: (text: ToastText, options?: ToastOptions) => number;
  info: (text: ToastText, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
  /** Leaves a message on screen until it is closed. */
  hold: (id: number) => void;
  clear: () => void;
  /** Stops all clocks, while the pointer or the focus is on a toast. */
  pause: () => void;
  resume: () => void;
}

const words = (text: ToastText | undefined) =>
  typeof text === 'string' ? text : text && JSON.stringify([text.id, text.values]);

/** A list of short messages that disappear by themselves; an equal message raises the count of the shown one and restarts its time. @public */
export function createToasts({ duration: usual = 3000, limit = 5 }: CreateToastsOptions = {}): Toasts {
  const state = proxy<{ list: Toast[] }>({ list: [] });
  const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>();
  const farewells = new Map<number, () => void>();
  let nextId = 1;
  let paused = false;

  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    const at = state.list.findIndex((toast) => toast.id === id);
    if (at >= 0) state.list.splice(at, 1);
    const onGone = farewells.get(id);
    farewells.delete(id);
    onGone?.();
  };

  const run = (id: number, left: number) => {
    clearTimeout(clocks.get(id)?.timer);
    const timer = paused || left === Infinity ? undefined : setTimeout(() => dismiss(id), left);
    clocks.set(id, { left, since: Date.now(), ...(timer === undefined ? {} : { timer }) });
  };

  const show = (kind: ToastKind, text: ToastText, { detail, duration = usual, action, onGone }: ToastOptions = {}) => {
    const same = state.list.find(
      (toast) =>
        !action &&
        !toast.action &&
        toast.kind === kind &&
        words(toast.text) === words(text) &&
        words(toast.detail) === words(detail),
    );
    if (same) {
      same.count += 1;
      run(same.id, duration);
      return same.id;
    }
    const id = nextId++;
    state.list.push({
      id,
      kind,
      text,
      count: 1,
      ...(detail === undefined ? {} : { detail }),
      ...(action && { action: ref(action) }),
    });
    if (onGone) farewells.set(id, onGone);
    for (const { id: oldest } of state.list.slice(0, Math.max(0, state.list.length - limit))) dismiss(oldest);
    run(id, duration);
    return id;
  };

  return {
    state,
    success: (text, options) => show('success', text, options),
    error: (text, options) => show('error', text, options),
    warning: (text, options) => show('warning', text, options),
    info: (text, options) => show('info', text, options),
    dismiss,
    hold: (id) => {
      if (clocks.has(id)) run(id, Infinity);
    },
    clear: () => {
      for (const id of [...clocks.keys()]) dismiss(id);
    },
    pause: () => {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.since;
      }
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, { left }] of clocks) run(id, Math.max(left, 0));
    },
  };
}
