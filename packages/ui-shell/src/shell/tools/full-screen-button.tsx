import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { toolMessages } from './messages';

/** @public */
export interface FullScreenButtonProps {
  /** The browser refused; `message` is the sentence to show as an error. */
  onRefuse: (message: string) => void;
}

/** Turns full screen on and off; the icon and the name tell which of the two comes next. @public */
export function FullScreenButton({ onRefuse }: FullScreenButtonProps) {
  const t = useText();
  const { active, toggle } = useFullScreen();
  const handleClick = () => toggle().catch(() => onRefuse(t(toolMessages.fullScreenFailed)));
  return (
    <ToolButton
      icon={active ? Minimize : Maximize}
      label={t(active ? toolMessages.exitFullScreen : toolMessages.enterFullScreen)}
      data-full-screen={active || undefined}
      onClick={handleClick}
    />
  );
}

const subscribe = (listen: () => void) => {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
};

/** Whether the window shows full screen, also after F11 or Escape, and the way in and out; `toggle` rejects when the browser refuses or cannot. */
function useFullScreen() {
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
