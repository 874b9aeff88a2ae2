import { type ConsoleOptions, resolveConfig } from '../console/kernel/console-config';
import type { FirstPaintOptions } from '../theme/first-paint';

/** What the first paint says of the languages of a config, so that the console has nothing to set right after it. @beta */
export function prerenderLanguages(options: ConsoleOptions): Pick<FirstPaintOptions, 'directions' | 'htmlLangs'> {
  const { languages } = resolveConfig(options);
  return {
    directions: Object.fromEntries(languages.flatMap(({ name, dir }) => (dir ? [[name, dir]] : []))),
    htmlLangs: Object.fromEntries(
      languages.flatMap(({ name, htmlLang }) => (htmlLang === name ? [] : [[name, htmlLang]])),
    ),
  };
}
