import { everyWord } from '../../console/features/appearance/languages/every-word';
import { type ConsoleOptions, resolveConfig } from '../../console/kernel/console-config';

/** Messages that an application defines in one file. @beta */
export interface OwnMessages {
  /** Where they stand. */
  file: string;
  /** The first part of their ids. */
  module: string;
  ids: readonly string[];
  /** In which each of them has words where it is defined. */
  languages: readonly string[];
  /** There are no others of that module in the file. */
  whole: boolean;
}

/** What is wrong with a language of a console: ids without words, and ids of known modules that there are none of. @beta */
export interface LanguageGap {
  language: string;
  /** Where the messages are defined that have no words; absent for those of the shell. */
  file?: string;
  missing: readonly string[];
  unknown: readonly string[];
  /** The language that stands in for what is missing; absent where none is set. */
  fallback?: string;
}

/**
 * Compares the languages of a configuration with the messages of the shell and those of the application. The shell has Chinese and English by itself, a table
 * of `defineMessages` the languages in which it is written. For builds. @beta
 */
export async function languageGaps(options: ConsoleOptions, own: readonly OwnMessages[] = []): Promise<LanguageGap[]> {
  const { everyMessage } = await import('./every-message');
  const shipped = everyMessage.flatMap((module) => Object.values(module).map(({ id }) => id));
  const tables = own.filter(({ ids, whole }) => !whole || !ids.every((id) => shipped.includes(id)));
  const known = new Set([...shipped, ...tables.flatMap(({ ids }) => ids)]);
  const partly = new Set(tables.filter(({ whole }) => !whole).map(({ module }) => module));
  const modules = new Set([...known].map(moduleOf).filter((module) => !partly.has(module)));
  const config = resolveConfig(options);
  const { languages } = config;
  const messages = await everyWord(config);
  return Object.keys(messages).flatMap((language): LanguageGap[] => {
    const ids = new Set(Object.keys(messages[language] ?? {}));
    const fallback = languages.find(({ name }) => name === language)?.fallback;
    const lacking = (all: readonly string[], has: readonly string[]) =>
      has.includes(language) ? [] : all.filter((id) => !ids.has(id));
    const unknown = [...ids].filter((id) => modules.has(moduleOf(id)) && !known.has(id) && !slots.has(id));
    const gaps = [
      { language, missing: lacking(shipped, ['zh', 'en']), unknown },
      ...tables.map(({ file, ids, languages }) => ({ language, file, missing: lacking(ids, languages), unknown: [] })),
    ];
    return gaps
      .filter(({ missing, unknown }) => missing.length + unknown.length > 0)
      .map((gap) => ({ ...gap, ...(fallback && { fallback }) }));
  });
}

/** Whether a build must fail over a gap: an id is wrong, or nothing was set to stand in. @beta */
export const isSerious = ({ unknown, fallback }: LanguageGap): boolean => unknown.length > 0 || !fallback;

/** A gap as a sentence of the build. @beta */
export const describeGap = ({ language, file, missing, unknown, fallback }: LanguageGap): string =>
  [
    ...(missing.length > 0
      ? [
          `"${language}" has no words for ${missing.join(', ')}${file ? ` of ${file}` : ''}: ` +
            `${fallback ? `"${fallback}" stands in.` : `add them to messages.${language}, or set a fallback of "${language}".`}`,
        ]
      : []),
    ...(unknown.length > 0 ? [`"${language}" has words for ${unknown.join(', ')}, which is no message.`] : []),
  ].join(' ');

const moduleOf = (id: string) => id.slice(0, id.indexOf('.'));

/** What slots of the app's own say by these ids. */
const slots: ReadonlySet<string> = new Set(['login.tagline', 'login.pitch']);
