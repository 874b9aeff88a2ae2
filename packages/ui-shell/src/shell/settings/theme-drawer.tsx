import { Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/basic/button';
import { ToolButton } from '../../controls/basic/tool-button';
import { Drawer } from '../../feedback/drawer';
import { useText } from '../../locales/use-text';
import { settingsMessages } from './messages';
import { ThemeControls, type ThemeControlsProps } from './theme-controls';

interface ThemeDrawerFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Keeps the settings beyond a reload; without it every change lasts until then. */
  onSave: () => void;
  onRestore: () => void;
  onRandom: () => void;
}

/** @public */
export interface ThemeDrawerProps extends ThemeDrawerFrameProps, ThemeControlsProps {}

/** The theme drawer: 280 px at the right, every change in effect at once. @public */
export function ThemeDrawer({ open, onOpenChange, onSave, onRestore, onRandom, ...controls }: ThemeDrawerProps) {
  return (
    <ThemeDrawerFrame {...{ open, onOpenChange, onSave, onRestore, onRandom }}>
      <ThemeControls {...controls} />
    </ThemeDrawerFrame>
  );
}

/** The theme drawer without its controls, which follow the settings by themselves. */
export function ThemeDrawerFrame({
  open,
  onOpenChange,
  onSave,
  onRestore,
  onRandom,
  children,
}: ThemeDrawerFrameProps & { children: ReactNode }) {
  const t = useText();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t(settingsMessages.title)}
      width={280}
      mask="light"
      closeLabel={t(settingsMessages.close)}
      actions={<ToolButton icon={Shuffle} label={t(settingsMessages.random)} onClick={onRandom} />}
      footer={
        <>
          <Button onClick={onRestore}>{t(settingsMessages.restore)}</Button>
          <Button block tone="primary" onClick={onSave}>
            {t(settingsMessages.save)}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
