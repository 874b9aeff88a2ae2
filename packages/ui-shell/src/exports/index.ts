export { Breadcrumb, type BreadcrumbEntry, type BreadcrumbProps } from '../breadcrumb/breadcrumb';
export { Card, CardTitle, Page, type PageProps } from '../content/page';
export { type CreateErrorLogOptions, createErrorLog, type ErrorLog } from '../error-log/create-error-log';
export type { ErrorLogEntry } from '../error-log/error-list';
export { ErrorLogButton, type ErrorLogButtonProps } from '../error-log/error-log-button';
export { ErrorLogDialog, type ErrorLogDialogProps } from '../error-log/error-log-dialog';
export { ErrorPage, type ErrorPageProps } from '../error-pages/error-page';
export { Forbidden, type ForbiddenProps } from '../error-pages/forbidden';
export { NotFound, type NotFoundProps } from '../error-pages/not-found';
export { type OldBrowserScriptOptions, oldBrowserScript } from '../error-pages/old-browser';
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
export { Button, type ButtonProps, type ButtonTone } from '../form/button';
export { Field, type FieldProps } from '../form/field';
export { PasswordField, type PasswordFieldProps } from '../form/password-field';
export { Segmented, type SegmentedOption, type SegmentedProps } from '../form/segmented';
export { Select, type SelectOption, type SelectProps } from '../form/select';
export { Switch, type SwitchProps } from '../form/switch';
export { TextField, type TextFieldProps } from '../form/text-field';
export { FoldButton, type FoldButtonProps } from '../header/fold-button';
export { Logo, type LogoProps } from '../header/logo';
export type { LogoMarkProps } from '../header/logo-mark';
export { ShellHeader, type ShellHeaderProps } from '../header/shell-header';
export { BackTop, type BackTopProps } from '../layout/back-top';
export { ShellFooter, type ShellFooterProps } from '../layout/shell-footer';
export { type LayoutSettings, ShellLayout, type ShellLayoutProps } from '../layout/shell-layout';
export { type Device, useDevice } from '../layout/use-device';
export { useLayoutSettings } from '../layout/use-layout-settings';
export { copyText } from '../lib/copy-text';
export { saveFile } from '../lib/save-file';
export { type CreateI18nOptions, createI18n } from '../locales/create-i18n';
export {
  defineMessages,
  type MessageId,
  type MessageTable,
  type ShellMessage,
  type Text,
  type Translation,
  type Wording,
} from '../locales/define-messages';
export { type Translate, useText } from '../locales/use-text';
export { ColumnBar, type ColumnBarProps } from '../menu/column-bar';
export { FloatPanel } from '../menu/float-panel';
export { HorizontalMenu, type HorizontalMenuProps } from '../menu/horizontal-menu';
export { MenuLink, type MenuLinkProps } from '../menu/menu-link';
export { MenuRail, type MenuRailProps } from '../menu/menu-rail';
export { MenuTree, type MenuTreeProps } from '../menu/menu-tree';
export { TopTabs, type TopTabsProps } from '../menu/top-tabs';
export type { ActivePlace } from '../nav/active-entry';
export {
  type IconComponent,
  IconProvider,
  type IconProviderProps,
  type IconRegistry,
  useIcon,
} from '../nav/icon-registry';
export { NavIcon, type NavIconProps } from '../nav/nav-icon';
export type { NavMeta, NavNode } from '../nav/nav-node';
export { safeHref } from '../nav/safe-href';
export { type ShellLocation, type ShellRouter, ShellRouterProvider, useShellRouter } from '../nav/shell-router';
export { type NavSource, type ToNavTreeOptions, toNavTree } from '../nav/to-nav-tree';
export { type CreateNoticesOptions, createNotices, type NoticeList, type Notices } from '../notice/create-notices';
export type { NoticeItem, NoticeKind, NoticeLoad, NoticeSource } from '../notice/notice-item';
export { NoticePopover, type NoticePopoverProps } from '../notice/notice-popover';
export { SafeMarkup, type SafeMarkupProps } from '../notice/safe-markup';
export { CachedPages, type CachedPagesProps } from '../pages/cached-pages';
export type { PageFailure } from '../pages/page-boundary';
export type { PageActions } from '../pages/page-scope';
export type { PageView } from '../pages/page-view';
export { useHidden, useShown } from '../pages/use-shown';
export { type PageTab, useTab } from '../pages/use-tab';
export { useUnsaved } from '../pages/use-unsaved';
export { SearchButton, type SearchButtonProps } from '../search/search-button';
export { SearchDialog, type SearchDialogProps } from '../search/search-dialog';
export { defaultSearchEngine, defaultSearchEngines, type SearchEngine } from '../search/search-engine';
export type { Suggestion, SuggestionSource } from '../search/suggestion';
export { ThemeControls, type ThemeControlsProps } from '../settings/theme-controls';
export { ThemeDrawer, type ThemeDrawerProps } from '../settings/theme-drawer';
export { ThemeEntry, type ThemeEntryProps } from '../settings/theme-entry';
export { shellMessages } from '../shell-messages';
export {
  type CreateTabsStoreOptions,
  createTabsStore,
  type StartTabsOptions,
  type TabsState,
  type TabsStore,
  type UnsavedPage,
} from '../tabs/create-tabs-store';
export type { Tab, TabEntry } from '../tabs/tab';
export type { CloseAction, TabBarActions } from '../tabs/tab-actions';
export { TabBar, type TabBarProps } from '../tabs/tab-bar';
export { cachedTabs, emptyTabList, type TabList } from '../tabs/tab-list';
export { type CreateTabsMemoryOptions, createTabsMemory, type TabsMemory } from '../tabs/tabs-memory';
export { useTabs } from '../tabs/use-tabs';
export { type ApplyThemeOptions, applyTheme } from '../theme/apply-theme';
export { type CreateThemeStoreOptions, createThemeStore, type ThemeStore } from '../theme/create-theme-store';
export { type DefineThemeOptions, defineTheme } from '../theme/define-theme';
export type { Densities, DensityToken } from '../theme/density';
export { along } from '../theme/direction';
export { type FirstPaintOptions, firstPaintScript } from '../theme/first-paint';
export { layer } from '../theme/layers';
export { presets } from '../theme/preset-themes';
export { themeNames } from '../theme/presets';
export {
  type KnownNames,
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
  type SchemeName,
  type TabsBarStyle,
  type ThemeName,
  type ThemeSettings,
  type ToolSettingName,
} from '../theme/theme-settings';
export { themeStyleSheet } from '../theme/theme-style-sheet';
export { ThemeStyles, type ThemeStylesProps } from '../theme/theme-styles';
export { color, gap, motion, radius, shadow, size, space, textSize } from '../theme/tokens';
export type { ToolChoice } from '../tools/arrange-tools';
export { Avatar, type AvatarProps } from '../tools/avatar';
export { AvatarMenu } from '../tools/avatar-menu';
export type { AvatarMenuEntry, AvatarMenuProps } from '../tools/avatar-menu-panel';
export { FullScreenButton, type FullScreenButtonProps } from '../tools/full-screen-button';
export type { LanguageChoice } from '../tools/language-menu';
export { LanguageSwitch, type LanguageSwitchProps } from '../tools/language-switch';
export {
  Menu,
  MenuChoice,
  type MenuChoiceProps,
  MenuItem,
  type MenuItemProps,
  MenuLine,
  type MenuProps,
} from '../tools/menu-parts';
export { RefreshButton, type RefreshButtonProps } from '../tools/refresh-button';
export { safePicture } from '../tools/safe-picture';
export { ThemeButton, type ThemeButtonProps } from '../tools/theme-button';
export {
  type Tool,
  type ToolDialogProps,
  type ToolOptions,
  type ToolProps,
  type ToolSetting,
  tool,
} from '../tools/tool';
export { ToolButton, type ToolButtonProps } from '../tools/tool-button';
