'use client';

export { Action, type ActionProps } from '../controls/basic/action';
export { Button, type ButtonProps, type ButtonTone } from '../controls/basic/button';
export { ControlFrame, type ControlFrameProps, FieldSection } from '../controls/basic/control-frame';
export { PasswordField, type PasswordFieldProps } from '../controls/basic/password-field';
export { Segmented, type SegmentedOption, type SegmentedProps } from '../controls/basic/segmented';
export { Select, type SelectOption, type SelectProps } from '../controls/basic/select';
export { Switch, type SwitchProps } from '../controls/basic/switch';
export { TextField, type TextFieldProps } from '../controls/basic/text-field';
export { ToolButton, type ToolButtonProps } from '../controls/basic/tool-button';
export { ConfirmDialog, type ConfirmDialogProps } from '../feedback/confirm-dialog';
export { type Confirm, createConfirm, type Question } from '../feedback/create-confirm';
export { createLoading, type Loading } from '../feedback/create-loading';
export { type CreateProgressOptions, createProgress, type Progress } from '../feedback/create-progress';
export {
  type CreateToastsOptions,
  createToasts,
  type Toast,
  type ToastKind,
  type ToastOptions,
  type Toasts,
  type ToastText,
} from '../feedback/create-toasts';
export { Dialog, type DialogProps } from '../feedback/dialog';
export { ListState, type ListStateProps } from '../feedback/list-state';
export { LoadingIndicator, type LoadingIndicatorProps } from '../feedback/loading-indicator';
export { ProgressBar, type ProgressBarProps } from '../feedback/progress-bar';
export { Skeleton } from '../feedback/skeleton';
export { Toaster, type ToasterProps } from '../feedback/toaster';
export { copyText } from '../lib/copy-text';
export { isComposingKey, type TypedKey } from '../lib/is-composing-key';
export { saveFile } from '../lib/save-file';
export { useBackStep } from '../lib/use-back-step';
export { usePrinting } from '../lib/use-printing';
export { visuallyHidden } from '../lib/visually-hidden';
export { type CreateI18nOptions, createI18n } from '../locales/create-i18n';
export {
  type DefinedMessage,
  defineMessages,
  type MessageId,
  type MessageTable,
  type ShellMessage,
  type Text,
  type Translation,
  type Wording,
} from '../locales/define-messages';
export type { Register, RegisteredLanguage } from '../locales/register';
export { useFormat } from '../locales/use-format';
export { type Translate, useText } from '../locales/use-text';
export { createFormat, type Format, type FormatOptions } from '../locales/written/create-format';
export type { ActiveRoute } from '../nav/active-entry';
export type { DeclaredFacts } from '../nav/declared-command';
export {
  type IconComponent,
  IconProvider,
  type IconProviderProps,
  type IconRegistry,
  useIcon,
} from '../nav/icon-registry';
export { NavIcon, type NavIconProps } from '../nav/nav-icon';
export type { CountBadge, NavMeta, NavNode } from '../nav/nav-node';
export { safeHref } from '../nav/safe-href';
export { type ShellLocation, type ShellRouter, ShellRouterProvider, useShellRouter } from '../nav/shell-router';
export { type NavSource, type ToNavTreeOptions, toNavTree } from '../nav/to-nav-tree';
export { Breadcrumb, type BreadcrumbEntry, type BreadcrumbProps } from '../shell/breadcrumb/breadcrumb';
export { CachedPages, type CachedPagesProps } from '../shell/cached-pages/cached-pages';
export type { PageFailure } from '../shell/cached-pages/page-boundary';
export type { PageActions } from '../shell/cached-pages/page-scope';
export type { PageView } from '../shell/cached-pages/page-view';
export { useHidden, useShown } from '../shell/cached-pages/use-shown';
export { type PageTab, useTab } from '../shell/cached-pages/use-tab';
export { useUnsaved } from '../shell/cached-pages/use-unsaved';
export type { ActionItem } from '../shell/content/action-item';
export { Actions, type ActionsProps } from '../shell/content/actions';
export { Card, CardTitle, Page, type PageProps } from '../shell/content/page';
export { ScrollRow, type ScrollRowProps } from '../shell/content/scroll-row';
export { type CreateErrorLogOptions, createErrorLog, type ErrorLog } from '../shell/error-log/create-error-log';
export type { ErrorLogEntry } from '../shell/error-log/error-list';
export { ErrorLogButton, type ErrorLogButtonProps } from '../shell/error-log/error-log-button';
export { ErrorLogDialog, type ErrorLogDialogProps } from '../shell/error-log/error-log-dialog';
export { ErrorPage, type ErrorPageProps } from '../shell/error-pages/error-page';
export { Forbidden, type ForbiddenProps } from '../shell/error-pages/forbidden';
export { NotFound, type NotFoundProps } from '../shell/error-pages/not-found';
export { type OldBrowserScriptOptions, oldBrowserScript } from '../shell/error-pages/old-browser';
export { FoldButton, type FoldButtonProps } from '../shell/header/fold-button';
export { Logo, type LogoProps } from '../shell/header/logo';
export type { LogoMarkProps } from '../shell/header/logo-mark';
export { ShellHeader, type ShellHeaderProps } from '../shell/header/shell-header';
export { BackTop, type BackTopProps } from '../shell/layout/back-top';
export { ShellFooter, type ShellFooterProps } from '../shell/layout/shell-footer';
export { type LayoutSettings, ShellLayout, type ShellLayoutProps } from '../shell/layout/shell-layout';
export { type Device, useDevice } from '../shell/layout/use-device';
export { useLayoutSettings } from '../shell/layout/use-layout-settings';
export { ColumnBar, type ColumnBarProps } from '../shell/menu/column-bar';
export { FloatPanel } from '../shell/menu/float-panel';
export { HorizontalMenu, type HorizontalMenuProps } from '../shell/menu/horizontal-menu';
export { MenuLink, type MenuLinkProps } from '../shell/menu/menu-link';
export { MenuRail, type MenuRailProps } from '../shell/menu/menu-rail';
export { MenuTree, type MenuTreeProps } from '../shell/menu/menu-tree';
export { TopTabs, type TopTabsProps } from '../shell/menu/top-tabs';
export {
  type CreateNoticesOptions,
  createNotices,
  type NoticeList,
  type Notices,
} from '../shell/notice/create-notices';
export type { NoticeItem, NoticeKind, NoticeLoad, NoticeSource } from '../shell/notice/notice-item';
export { NoticePopover, type NoticePopoverProps } from '../shell/notice/notice-popover';
export { SafeMarkup, type SafeMarkupProps } from '../shell/notice/safe-markup';
export { SearchButton, type SearchButtonProps } from '../shell/search/search-button';
export { defaultSearchEngine, defaultSearchEngines, type SearchEngine } from '../shell/search/search-engine';
export type { Suggestion, SuggestionSource } from '../shell/search/suggestion';
export { ThemeControls, type ThemeControlsProps } from '../shell/settings/theme-controls';
export { ThemeDrawer, type ThemeDrawerProps } from '../shell/settings/theme-drawer';
export { ThemeEntry, type ThemeEntryProps } from '../shell/settings/theme-entry';
export {
  type CreateTabsStoreOptions,
  createTabsStore,
  type StartTabsOptions,
  type TabsStore,
  type UnsavedPage,
} from '../shell/tabs/create-tabs-store';
export type { Tab, TabEntry } from '../shell/tabs/tab';
export type { CloseAction, TabBarActions } from '../shell/tabs/tab-actions';
export { TabBar, type TabBarProps } from '../shell/tabs/tab-bar';
export { cachedTabs } from '../shell/tabs/tab-list';
export { type CreateTabsMemoryOptions, createTabsMemory, type TabsMemory } from '../shell/tabs/tabs-memory';
export { emptyTabList, type TabList, type TabsState } from '../shell/tabs/tabs-state';
export { useTabs } from '../shell/tabs/use-tabs';
export type { ToolChoice } from '../shell/tools/arrange-tools';
export { Avatar, type AvatarProps } from '../shell/tools/avatar';
export { AvatarMenu } from '../shell/tools/avatar-menu';
export type { AvatarMenuEntry, AvatarMenuProps } from '../shell/tools/avatar-menu-panel';
export { FullScreenButton, type FullScreenButtonProps } from '../shell/tools/full-screen-button';
export type { LanguageChoice } from '../shell/tools/language-menu';
export { LanguageSwitch, type LanguageSwitchProps } from '../shell/tools/language-switch';
export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuLine,
  type MenuProps,
} from '../shell/tools/menu-parts';
export { RefreshButton, type RefreshButtonProps } from '../shell/tools/refresh-button';
export { safePicture } from '../shell/tools/safe-picture';
export { ThemeButton, type ThemeButtonProps } from '../shell/tools/theme-button';
export {
  type Tool,
  type ToolDialogProps,
  type ToolOptions,
  type ToolProps,
  type ToolSetting,
  tool,
} from '../shell/tools/tool';
export { useFullScreen } from '../shell/tools/use-full-screen';
export { shellMessages } from '../shell-messages';
export { type ApplyThemeOptions, applyTheme } from '../theme/apply-theme';
export { type CreateThemeStoreOptions, createThemeStore, type ThemeStore } from '../theme/create-theme-store';
export { type DefineThemeOptions, defineTheme } from '../theme/define-theme';
export type { Densities, DensityToken } from '../theme/density';
export { along } from '../theme/direction';
export { type FirstPaintOptions, firstPaintScript } from '../theme/first-paint';
export { layer } from '../theme/layers';
export type { Measures } from '../theme/measures';
export { presets } from '../theme/preset-themes';
export { themeNames } from '../theme/presets';
export {
  type AvailableNames,
  type ReadThemeSettings,
  readThemeSettings,
  type StoredThemeSettings,
} from '../theme/read-theme-settings';
export type { ColorToken, FormName, Theme, ThemeColors } from '../theme/theme';
export {
  type BackgroundName,
  type ColumnStyle,
  type ContrastName,
  type DensityName,
  defaultThemeSettings,
  type LanguageName,
  type LayoutName,
  layoutNames,
  lockTimes,
  type SchemeName,
  type TabsBarStyle,
  type ThemeName,
  type ThemeSettings,
  type ToolSettingName,
} from '../theme/theme-settings';
export { ThemeStyles, type ThemeStylesProps } from '../theme/theme-sheet';
export { themeStyleSheet } from '../theme/theme-style-sheet';
export { color, gap, motion, radius, shadow, size, space, textSize } from '../theme/tokens';
