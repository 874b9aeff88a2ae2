import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
};

/** Whether the window shows full screen, or one element of it, also after F11 or Escape, and the way in and out; `toggle` rejects when the browser refuses or cannot. @beta */
export function useFullScreen(element?: RefObject<HTMLElement | null>) {
  const isActive = () =>
    document.fullscreenElement !== null && (!element || document.fullscreenElement === element.current);
  return {
    active: useSyncExternalStore(subscribe, isActive, () => false),
    toggle: async () => {
      const target = element ? element.current : document.documentElement;
      if (isActive()) await document.exitFullscreen();
      else if (!target?.requestFullscreen) throw new Error('This browser has no full screen.');
      else await target.requestFullscreen();
    },
  };
}
