export { type CreateI18nOptions, createI18n } from '../locales/create-i18n';
export { defineMessages, type ShellMessage, type Text } from '../locales/define-messages';
export { shellMessages } from '../locales/messages';
export { type Translate, useText } from '../locales/use-text';
export {
  type ActivePlace,
  activeChain,
  activeEntry,
  firstReachable,
} from '../nav/active-entry';
export type { NavMeta, NavNode } from '../nav/nav-node';
export { isExternalAddress, safeHref } from '../nav/safe-href';
export { type ShellLocation, type ShellRouter, ShellRouterProvider, useShellRouter } from '../nav/shell-router';
export { type NavSource, type ToNavTreeOptions, toNavTree } from '../nav/to-nav-tree';
export { applyTheme, themeClass } from '../theme/apply-theme';
export { type CreateThemeStoreOptions, createThemeStore, type ThemeStore } from '../theme/create-theme-store';
export { layer } from '../theme/layers';
export { pickRandomTheme } from '../theme/pick-random-theme';
export {
  type KnownNames,
  type ReadThemeSettings,
  readThemeSettings,
  type StoredThemeSettings,
} from '../theme/read-theme-settings';
export type { ColorToken, ThemeColors } from '../theme/theme';
export {
  type BackgroundName,
  backgroundNames,
  type ColumnStyle,
  columnStyles,
  defaultThemeSettings,
  type LanguageName,
  type LayoutName,
  layoutNames,
  type TabsBarStyle,
  type ThemeName,
  type ThemeSettings,
  tabsBarStyles,
  themeNames,
} from '../theme/theme-settings';
export { color, motion, radius, shadow, size, space, textSize } from '../theme/tokens';
