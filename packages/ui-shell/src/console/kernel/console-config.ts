import type { NamedLanguage } from '../../locales/register';
import type { ThemeSettings } from '../../theme/theme-settings';
import type { RegisteredPaths } from './route-addresses';
import { type OptionsOf, type ValuesOf, valuesOf } from './setting';
import { settings } from './settings';

/** Every setting of a console. @public */
export type ConsoleConfig = ValuesOf<typeof settings>;

/** The options of an app: any part of the configuration; groups are merged field by field. @public */
export type ConsoleOptions = OptionsOf<typeof settings>;

/** The options of an app that has registered its paths and languages (`Register`). */
type RegisteredOptions<Path extends string> = Omit<ConsoleOptions, 'language' | 'messages'> & {
  menu?: { defaultOpened?: readonly NoInfer<Path>[] };
  language?: NamedLanguage;
  messages?: Partial<Record<NamedLanguage, Readonly<Record<string, string>>>>;
};

/** Types an app's configuration; paths and languages must be registered ones (`Register`). @public */
export const defineConfig = <Path extends string = RegisteredPaths>(options: RegisteredOptions<Path>): ConsoleOptions =>
  options;

/** The shipped configuration overridden by an app's settings; the presets define missing `routes` and `access`. */
export function resolveConfig(options: ConsoleOptions): ConsoleConfig {
  const config = valuesOf(settings, options);
  const { authentication, roleControl, loginInterception, supportVisit } = config;
  const visits = authentication === 'visit';
  return {
    ...config,
    language: options.language ?? config.languages[0]?.name ?? config.language,
    routes: { from: authentication === 'all' ? 'server' : 'app', filter: roleControl && !visits, ...options.routes },
    access: options.access ?? accessOf(loginInterception, supportVisit || visits),
  };
}

function accessOf(needsLogin: boolean, takesVisitors: boolean): ConsoleConfig['access'] {
  if (!needsLogin) return 'none';
  return takesVisitors ? 'optional' : 'login';
}

/** The initial theme settings of a console: language, title and subtitle of its config, overridden by its `theme`. */
export const themeDefaults = ({ language, title, subTitle, theme }: ConsoleConfig): Partial<ThemeSettings> => ({
  language,
  title,
  subTitle,
  ...theme,
});

/** The fallback of each language, by the settings. */
export const fallbacksOf = ({ languages }: Pick<ConsoleConfig, 'languages'>): Record<string, string> =>
  Object.fromEntries(languages.flatMap(({ name, fallback }) => (fallback ? [[name, fallback]] : [])));

/** The storage shared by the same windows as the token. Throws if the browser blocks it. */
export const storageBesideToken = ({ tokenStorage }: Pick<ConsoleConfig, 'tokenStorage'>): Storage =>
  tokenStorage === 'local' || tokenStorage === 'cookie' ? window.localStorage : window.sessionStorage;
