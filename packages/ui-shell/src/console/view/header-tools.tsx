import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { NoticePopover } from '../../notice/notice-popover';
import { SearchButton } from '../../search/search-button';
import { FullScreenButton } from '../../tools/full-screen-button';
import { RefreshButton } from '../../tools/refresh-button';
import { ThemeButton } from '../../tools/theme-button';
import { useConsole } from '../console-context';
import { reloadView } from './reload-view';
import { useLazyPart, useOptionalPart } from './use-lazy-part';
import { useNoticeCount } from './use-notice-count';
import { UserMenu } from './user-menu';

const loadErrorLogButton = () => import('../../error-log/error-log-button').then((module) => module.ErrorLogButton);
const loadLanguageSwitch = () => import('../../tools/language-switch').then((module) => module.LanguageSwitch);
const loadThemeEntry = () => import('../../settings/theme-entry').then((module) => module.ThemeEntry);
const loadErrorLog = () => import('./console-error-log').then((module) => module.ConsoleErrorLog);
const loadSearch = () => import('./console-search').then((module) => module.ConsoleSearch);
const loadThemeDrawer = () => import('./console-theme-drawer').then((module) => module.ConsoleThemeDrawer);

/** The tools of the header in their order: error log, search, notice, full screen, language, theme, refresh, avatar. */
export function HeaderTools() {
  const parts = useConsole();
  const { config, theme, toasts, errorLog, notices, tools: Tools } = parts;
  const settings = useSnapshot(theme.settings);
  useNoticeCount(settings.showNotice);
  const ErrorLogButton = useOptionalPart(loadErrorLogButton, errorLog.capturing);
  const LanguageSwitch = useOptionalPart(loadLanguageSwitch, settings.showLanguage);
  const ThemeEntry = useOptionalPart(loadThemeEntry, settings.showThemeSetting);
  const [dialog, setDialog] = useState<'errors' | 'search' | 'theme' | null>(null);
  const ErrorLog = useLazyPart(loadErrorLog, dialog === 'errors');
  const Search = useLazyPart(loadSearch, dialog === 'search');
  const ThemeDrawer = useLazyPart(loadThemeDrawer, dialog === 'theme');
  const opener = (name: typeof dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  return (
    <>
      {ErrorLogButton && <ErrorLogButton log={errorLog} onOpen={() => setDialog('errors')} />}
      {settings.showSearch && <SearchButton onOpen={() => setDialog('search')} />}
      {settings.showNotice && (
        <NoticePopover
          notices={notices}
          onCleared={toasts.success}
          onClearFailed={(message) => toasts.error(message)}
        />
      )}
      {settings.showFullScreen && <FullScreenButton onRefuse={toasts.error} />}
      {LanguageSwitch && (
        <LanguageSwitch
          language={settings.language}
          languages={config.languages}
          onLanguageChange={(language) => theme.set({ language })}
        />
      )}
      {settings.showTheme && <ThemeButton onOpen={() => setDialog('theme')} />}
      {settings.showRefresh && <RefreshButton onRefresh={() => void reloadView(parts)} />}
      {Tools && <Tools />}
      <UserMenu />
      {ThemeEntry && <ThemeEntry onOpen={() => setDialog('theme')} />}
      {ErrorLog && <ErrorLog {...opener('errors')} />}
      {Search && <Search {...opener('search')} />}
      {ThemeDrawer && <ThemeDrawer {...opener('theme')} />}
    </>
  );
}
