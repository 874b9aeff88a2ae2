import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useDevice } from '../../../../shell/layout/use-device';
import { playRandomTheme } from '../../../../shell/settings/play-random-theme';
import { ThemeControls } from '../../../../shell/settings/theme-controls';
import { ThemeDrawerFrame } from '../../../../shell/settings/theme-drawer';
import type { ToolDialogProps } from '../../../../shell/tools/tool';
import { fetchThemeSheet } from '../../../../theme/page-look';
import { presets } from '../../../../theme/preset-themes';
import { useConsole } from '../../../kernel/console-context';
import { themeDrawerMessages } from './messages';
import { useTools } from './tools-context';

/** The theme drawer for the console's settings, with the app's themes first. */
export function ConsoleThemeDrawer(state: ToolDialogProps) {
  const { theme, toasts, loading } = useConsole();
  useEffect(() => {
    if (state.open) void fetchThemeSheet();
  }, [state.open]);
  const handleSave = () => {
    theme.save();
    toasts.success(themeDrawerMessages.saved);
  };
  const handleRestore = () => {
    theme.restoreDefaults();
    toasts.success(themeDrawerMessages.restored);
  };
  return (
    <ThemeDrawerFrame
      {...state}
      onSave={handleSave}
      onRestore={handleRestore}
      onRandom={() => playRandomTheme({ change: theme.randomTheme, loading })}
    >
      <ConsoleThemeControls />
    </ThemeDrawerFrame>
  );
}

function ConsoleThemeControls() {
  const { theme, config } = useConsole();
  const tools = useTools();
  const device = useDevice();
  const settings = useSnapshot(theme.settings);
  const themes = useMemo(() => [...config.themes, ...presets], [config]);
  return (
    <ThemeControls
      themes={themes}
      tools={tools}
      settings={settings}
      mobile={device === 'mobile'}
      onChange={theme.set}
    />
  );
}
