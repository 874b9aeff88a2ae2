import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
};

/** Full screen state of the window or an element, also after F11 or Escape; `toggle` rejects if the browser refuses. @beta */
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
