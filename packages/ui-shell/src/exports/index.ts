export { type CreateI18nOptions, createI18n } from '../locales/create-i18n';
export { defineMessages, type ShellMessage, type Text } from '../locales/define-messages';
export { shellMessages } from '../locales/messages';
export { type Translate, useText } from '../locales/use-text';
export type { NavMeta, NavNode } from '../nav/nav-node';
export { type ShellLocation, type ShellRouter, ShellRouterProvider, useShellRouter } from '../nav/shell-router';
export { layer } from '../theme/layers';
export type { ColorToken, ThemeColors } from '../theme/theme';
export { color, motion, radius, shadow, size, space, textSize } from '../theme/tokens';
