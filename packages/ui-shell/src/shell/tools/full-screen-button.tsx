import { Maximize, Minimize } from 'lucide-react';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { toolMessages } from './messages';
import { useFullScreen } from './use-full-screen';

/** @public */
export interface FullScreenButtonProps {
  /** The browser refused; `message` is the sentence to show as an error. */
  onRefuse: (message: string) => void;
}

/** Toggles full screen; the icon and the name describe the next action. @public */
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
