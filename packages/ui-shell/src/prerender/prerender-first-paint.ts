import { type ConsoleOptions, resolveConfig, themeDefaults } from '../console/kernel/console-config';
import type { FirstPaintOptions } from '../theme/first-paint';
import { defaultThemeSettings } from '../theme/theme-settings';

/** The options of a console's first paint by its config, so that the console changes nothing right after it. @beta */
export function prerenderFirstPaint(options: ConsoleOptions): Required<FirstPaintOptions> {
  const config = resolveConfig(options);
  const { themeName, scheme, contrast, density, background, language } = {
    ...defaultThemeSettings(),
    ...themeDefaults(config),
  };
  return {
    storageKey: `${config.storagePrefix}.theme`,
    themeName,
    scheme,
    contrast,
    density,
    background,
    language,
    directions: Object.fromEntries(config.languages.flatMap(({ name, dir }) => (dir ? [[name, dir]] : []))),
    htmlLangs: Object.fromEntries(
      config.languages.flatMap(({ name, htmlLang }) => (htmlLang === name ? [] : [[name, htmlLang]])),
    ),
  };
}
