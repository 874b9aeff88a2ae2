import { Palette } from 'lucide-react';
import { useText } from '../locales/use-text';
import { toolMessages } from './messages';
import { ToolButton } from './tool-button';

/** @public */
export interface ThemeButtonProps {
  /** Opens the `<ThemeDrawer>`, which an app may load only now. */
  onOpen: () => void;
}

/** The theme icon of the header. @public */
export function ThemeButton({ onOpen }: ThemeButtonProps) {
  const t = useText();
  return <ToolButton icon={Palette} label={t(toolMessages.theme)} aria-haspopup="dialog" onClick={onOpen} />;
}
