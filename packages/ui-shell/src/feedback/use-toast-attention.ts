import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { Toasts } from './create-toasts';

/** Brings the focus to the messages from anywhere. */
export const toastHotkey = 'F8';

/** Stops the clocks of the messages while pointer or focus is on one, or the window is in the background. Escape closes only a focused message. */
export function useToastAttention(toasts: Toasts, count: number, list: RefObject<HTMLOListElement | null>) {
  const from = useRef<Element | null>(null);
  const holds = (node: EventTarget | null) => node instanceof Node && Boolean(list.current?.contains(node));

  useEffect(() => {
    const handleKeyDown = ({ key }: globalThis.KeyboardEvent) => key === toastHotkey && list.current?.focus();
    const life = new AbortController();
    document.addEventListener('keydown', handleKeyDown, life);
    window.addEventListener('blur', toasts.pause, life);
    window.addEventListener('focus', toasts.resume, life);
    return () => {
      life.abort();
      toasts.resume();
    };
  }, [toasts, list]);

  const leaveEmptyList = useEffectEvent(() => {
    if (holds(document.activeElement) && from.current instanceof HTMLElement && from.current.isConnected)
      from.current.focus();
    toasts.resume();
  });
  useEffect(() => {
    if (count === 0) leaveEmptyList();
  }, [count]);

  const dismiss = (id: number) => {
    if (holds(document.activeElement)) list.current?.focus();
    toasts.dismiss(id);
  };

  return {
    dismiss,
    // Dialogs and menus close on a press or focus outside of them, but not on a message.
    onPointerDown: (event: PointerEvent) => event.stopPropagation(),
    onPointerEnter: toasts.pause,
    onPointerLeave: () => !holds(document.activeElement) && toasts.resume(),
    onFocus: (event: FocusEvent) => {
      event.stopPropagation();
      const { relatedTarget } = event;
      if (!holds(relatedTarget)) from.current = relatedTarget;
      toasts.pause();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => !holds(relatedTarget) && toasts.resume(),
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || !(target instanceof Element)) return;
      const id = Number(target.closest('li')?.dataset.toast ?? toasts.state.list.at(-1)?.id);
      dismiss(id);
    },
  };
}
