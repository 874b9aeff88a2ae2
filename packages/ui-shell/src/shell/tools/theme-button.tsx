import { Palette } from 'lucide-react';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { toolMessages } from './messages';

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
