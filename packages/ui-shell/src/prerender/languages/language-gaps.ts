import { everyWord } from '../../console/features/appearance/languages/every-word';
import { type ConsoleOptions, resolveConfig } from '../../console/kernel/console-config';

/** Messages that an application defines in one file. @beta */
export interface AppMessages {
  /** The file that defines them. */
  file: string;
  /** The first part of their ids. */
  module: string;
  ids: readonly string[];
  /** The languages in which all of them are defined. */
  languages: readonly string[];
  /** Whether these are all messages of the module in the file. */
  whole: boolean;
}

/** The gaps of a console's language: ids without text, and ids that do not exist in their module. @beta */
export interface LanguageGap {
  language: string;
  /** The file that defines the missing messages; absent for the shell's. */
  file?: string;
  missing: readonly string[];
  unknown: readonly string[];
  /** The fallback language, if one is set. */
  fallback?: string;
}

/**
 * Compares the languages of a configuration with the messages of the shell and the application, for builds.
 * The shell contains Chinese and English, a table of `defineMessages` the languages of its texts. @beta
 */
export async function languageGaps(
  options: ConsoleOptions,
  appMessages: readonly AppMessages[] = [],
): Promise<LanguageGap[]> {
  const { everyMessage } = await import('./every-message');
  const shipped = everyMessage.flatMap((module) => Object.values(module).map(({ id }) => id));
  const tables = appMessages.filter(({ ids, whole }) => !whole || !ids.every((id) => shipped.includes(id)));
  const validIds = new Set([...shipped, ...tables.flatMap(({ ids }) => ids)]);
  const partly = new Set(tables.filter(({ whole }) => !whole).map(({ module }) => module));
  const modules = new Set([...validIds].map(moduleOf).filter((module) => !partly.has(module)));
  const config = resolveConfig(options);
  const { languages } = config;
  const messages = await everyWord(config);
  return Object.keys(messages).flatMap((language): LanguageGap[] => {
    const ids = new Set(Object.keys(messages[language] ?? {}));
    const fallback = languages.find(({ name }) => name === language)?.fallback;
    const lacking = (all: readonly string[], has: readonly string[]) =>
      has.includes(language) ? [] : all.filter((id) => !ids.has(id));
    const unknown = [...ids].filter((id) => modules.has(moduleOf(id)) && !validIds.has(id) && !slots.has(id));
    const gaps = [
      { language, missing: lacking(shipped, ['zh', 'en']), unknown },
      ...tables.map(({ file, ids, languages }) => ({ language, file, missing: lacking(ids, languages), unknown: [] })),
    ];
    return gaps
      .filter(({ missing, unknown }) => missing.length + unknown.length > 0)
      .map((gap) => ({ ...gap, ...(fallback && { fallback }) }));
  });
}

/** Whether a gap must fail a build: an id is wrong or there is no fallback. @beta */
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

/** Ids of texts that only the app's slots use. */
const slots: ReadonlySet<string> = new Set(['login.tagline', 'login.pitch']);
