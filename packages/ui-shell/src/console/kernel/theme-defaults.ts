import type { ThemeSettings } from '../../theme/theme-settings';
import type { ConsoleConfig } from './console-config';

/** The theme settings a console starts with: language, title and subtitle of its config, over them what its `theme` says. From then on the settings are what is shown. */
export const themeDefaults = ({ language, title, subTitle, theme }: ConsoleConfig): Partial<ThemeSettings> => ({
  language,
  title,
  subTitle,
  ...theme,
});
