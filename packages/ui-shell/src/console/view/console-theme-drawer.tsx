import { useSnapshot } from 'valtio';
import { useDevice } from '../../layout/use-device';
import { playRandomTheme } from '../../settings/play-random-theme';
import { ThemeDrawer } from '../../settings/theme-drawer';
import { presets } from '../../theme/preset-themes';
import { useConsole } from '../console-context';
import type { DialogState } from './dialog-state';
import { themeDrawerMessages } from './messages';

/** The theme drawer over the console's settings, with the app's own themes first. */
export function ConsoleThemeDrawer(state: DialogState) {
  const { theme, toasts, loading, config } = useConsole();
  const device = useDevice();
  const settings = useSnapshot(theme.settings);
  const handleSave = () => {
    theme.save();
    toasts.success(themeDrawerMessages.saved);
  };
  const handleRestore = () => {
    theme.restoreDefaults();
    toasts.success(themeDrawerMessages.restored);
  };
  return (
    <ThemeDrawer
      {...state}
      themes={[...config.themes, ...presets]}
      settings={settings}
      mobile={device === 'mobile'}
      onChange={theme.set}
      onSave={handleSave}
      onRestore={handleRestore}
      onRandom={() => playRandomTheme({ change: theme.randomTheme, loading })}
    />
  );
}
