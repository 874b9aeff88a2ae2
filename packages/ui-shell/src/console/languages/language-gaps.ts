import type { ConsoleOptions } from '../kernel/console-config';
import { resolveConfig } from '../kernel/console-config';

/** What is wrong with the further languages of a console: ids without words, and ids of the shell's modules that there are none of. @beta */
export interface LanguageGap {
  language: string;
  /** Their words are shown in the language that stands in. */
  missing: readonly string[];
  unknown: readonly string[];
}

/** Compares the languages of a configuration with the messages of the shell; Chinese and English are shipped. For builds. @beta */
export async function languageGaps(options: ConsoleOptions): Promise<LanguageGap[]> {
  const { everyMessage } = await import('./every-message');
  const known = new Set(everyMessage.flatMap((module) => Object.values(module).map(({ id }) => id)));
  const modules = new Set([...known].map(moduleOf));
  const { languages, messages } = resolveConfig(options);
  return Object.keys({ ...Object.fromEntries(languages.map(({ name }) => [name, 0])), ...messages }).flatMap(
    (language) => {
      const ids = Object.keys(messages[language] ?? {});
      const isShipped = language === 'zh' || language === 'en';
      const missing = isShipped ? [] : [...known].filter((id) => !ids.includes(id));
      const unknown = ids.filter((id) => modules.has(moduleOf(id)) && !known.has(id) && !slots.has(id));
      return missing.length + unknown.length > 0 ? [{ language, missing, unknown }] : [];
    },
  );
}

/** A gap as a sentence of the build. @beta */
export const describeGap = ({ language, missing, unknown }: LanguageGap): string =>
  [
    ...(missing.length > 0 ? [`"${language}" has no words for ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`"${language}" has words for ${unknown.join(', ')}, which is no message.`] : []),
  ].join(' ');

const moduleOf = (id: string) => id.slice(0, id.indexOf('.'));

/** What slots of the app's own say by these ids. */
const slots: ReadonlySet<string> = new Set(['login.tagline', 'login.pitch']);
