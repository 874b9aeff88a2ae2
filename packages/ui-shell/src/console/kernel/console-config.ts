import type { NamedLanguage } from '../../locales/register';
import type { ThemeSettings } from '../../theme/theme-settings';
import type { RegisteredPaths } from './route-addresses';
import { type OptionsOf, type ValuesOf, valuesOf } from './setting';
import { settings } from './settings';

/** Every setting of a console. @public */
export type ConsoleConfig = ValuesOf<typeof settings>;

/** What an app writes: any part of the configuration; groups are merged field by field. @public */
export type ConsoleOptions = OptionsOf<typeof settings>;

/** What an app writes where it has registered its paths and languages (`Register`): neither names any other. */
type RegisteredOptions<Path extends string> = Omit<ConsoleOptions, 'language' | 'messages'> & {
  menu?: { defaultOpened?: readonly NoInfer<Path>[] };
  language?: NamedLanguage;
  messages?: Partial<Record<NamedLanguage, Readonly<Record<string, string>>>>;
};

/** Types an app's configuration in place; its paths and its languages are those that are registered (`Register`). @public */
export const defineConfig = <Path extends string = RegisteredPaths>(options: RegisteredOptions<Path>): ConsoleOptions =>
  options;

/** The shipped configuration with an app's own settings laid over it; what `routes` and `access` leave open is that of the presets. */
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

/** The theme settings a console starts with: language, title and subtitle of its config, over them what its `theme` says. From then on the settings are what is shown. */
export const themeDefaults = ({ language, title, subTitle, theme }: ConsoleConfig): Partial<ThemeSettings> => ({
  language,
  title,
  subTitle,
  ...theme,
});

/** Which language stands in for which, by the settings. */
export const fallbacksOf = ({ languages }: Pick<ConsoleConfig, 'languages'>): Record<string, string> =>
  Object.fromEntries(languages.flatMap(({ name, fallback }) => (fallback ? [[name, fallback]] : [])));

/** The storage that reaches as many windows as the token does. Throws where the browser refuses it. */
export const storageBesideToken = ({ tokenStorage }: Pick<ConsoleConfig, 'tokenStorage'>): Storage =>
  tokenStorage === 'local' || tokenStorage === 'cookie' ? window.localStorage : window.sessionStorage;
