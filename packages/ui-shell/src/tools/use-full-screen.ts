import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
};

export interface FullScreen {
  active: boolean;
  /** Enters or leaves; rejects when the browser refuses or cannot. */
  toggle: () => Promise<void>;
}

/** Whether the window shows full screen, also after F11 or Escape of the Fullscreen API, and the way in and out. */
export function useFullScreen(): FullScreen {
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  return {
    active,
    toggle: async () => {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (!document.documentElement.requestFullscreen) throw new Error('This browser has no full screen.');
      else await document.documentElement.requestFullscreen();
    },
  };
}
