import { type ConsoleOptions, resolveConfig } from '../kernel/console-config';

/** What the first paint says of each language that a console knows. @beta */
export interface PrerenderedLanguages {
  /** Where lines of its languages begin, as far as that is set. */
  readonly directions: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** What `<html lang>` says of those that it does not call by their names. */
  readonly htmlLangs: Readonly<Record<string, string>>;
}

/** The languages of a config, for a first paint after which the console has nothing to set right. @beta */
export function prerenderLanguages(options: ConsoleOptions): PrerenderedLanguages {
  const { languages } = resolveConfig(options);
  return {
    directions: Object.fromEntries(languages.flatMap(({ name, dir }) => (dir ? [[name, dir]] : []))),
    htmlLangs: Object.fromEntries(
      languages.filter(({ name, htmlLang }) => htmlLang !== name).map(({ name, htmlLang }) => [name, htmlLang]),
    ),
  };
}
