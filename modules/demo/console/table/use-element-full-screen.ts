import { useToasts } from '@waybill/ui-shell/console';
import { type RefObject, useSyncExternalStore } from 'react';
import { tableMessages } from '../messages';

/** Full screen for one part of a page; a browser that refuses is reported to the reader. */
export function useElementFullScreen(element: RefObject<HTMLElement | null>) {
  const toasts = useToasts();
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
  );
  const toggle = async () => {
    try {
      if (active) await document.exitFullscreen();
      else if (element.current?.requestFullscreen) await element.current.requestFullscreen();
      else toasts.error(tableMessages.fullScreenRefused);
    } catch {
      toasts.error(tableMessages.fullScreenRefused);
    }
  };
  return { active, toggle: () => void toggle() };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
