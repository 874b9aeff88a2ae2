import { useSnapshot } from 'valtio';
import { useDevice } from '../../layout/use-device';
import { playRandomTheme } from '../../settings/play-random-theme';
import { presets } from '../../theme/presets';
import { useConsole } from '../console-context';
import { consoleMessages } from '../messages';
import { useLazyPart } from './use-lazy-part';

interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const loadErrorLogDialog = () => import('../../error-log/error-log-dialog').then((module) => module.ErrorLogDialog);
const loadSearchDialog = () => import('../../search/search-dialog').then((module) => module.SearchDialog);
const loadThemeDrawer = () => import('../../settings/theme-drawer').then((module) => module.ThemeDrawer);

/** The error log's dialog, loaded when first opened. */
export function LazyErrorLogDialog(state: DialogState) {
  const { errorLog, config } = useConsole();
  const Dialog = useLazyPart(loadErrorLogDialog, state.open);
  return Dialog && <Dialog {...state} log={errorLog} engines={config.errorLog.engines} />;
}

/** The search dialog, loaded when first opened. */
export function LazySearchDialog(state: DialogState) {
  const { config, suggestions } = useConsole();
  const Dialog = useLazyPart(loadSearchDialog, state.open);
  return Dialog && <Dialog {...state} engine={config.searchEngine} source={suggestions} />;
}

/** The theme drawer, loaded when first opened. */
export function LazyThemeDrawer(state: DialogState) {
  const { theme, toasts, loading, config } = useConsole();
  const device = useDevice();
  const settings = useSnapshot(theme.settings);
  const Drawer = useLazyPart(loadThemeDrawer, state.open);
  const handleSave = () => {
    theme.save();
    toasts.success(consoleMessages.themeSaved);
  };
  const handleRestore = () => {
    theme.restoreDefaults();
    toasts.success(consoleMessages.themeRestored);
  };
  return (
    Drawer && (
      <Drawer
        {...state}
        themes={[...config.themes, ...presets]}
        settings={settings}
        mobile={device === 'mobile'}
        onChange={theme.set}
        onSave={handleSave}
        onRestore={handleRestore}
        onRandom={() => playRandomTheme({ change: theme.randomTheme, loading })}
      />
    )
  );
}
