import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of a Vite plugin that is used here. @public */
export interface PinyinPlugin {
  name: string;
  enforce: 'pre';
  configResolved: (config: { root: string }) => void;
  load: (this: { addWatchFile?: (id: string) => void }, id: string) => Promise<string | null>;
}

const query = '?pinyin';

/** @public */
export interface WaybillPinyinOptions {
  /** Folders with the texts of pages, relative to the project's root. Default: the folder of the imported module. */
  folders?: readonly string[];
}

/**
 * Vite plugin for searches by pinyin: `import('./routes?pinyin')` returns the pinyin of every Chinese text of the
 * module (`zh: '…'`). It includes each letter in the modules of its folder or of `folders`, to find texts of pages too.
 * Builds contain no dictionary, because the pinyin is generated at build time. @public
 *
 * @example
 * waybillPinyin((text) => pinyin(text, { toneType: 'none', v: true })) // of pinyin-pro
 */
export function waybillPinyin(
  toPinyin: (text: string) => string,
  { folders }: WaybillPinyinOptions = {},
): PinyinPlugin {
  let root = '';
  return {
    name: 'waybill-pinyin',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const sources = folders?.map((folder) => path.resolve(root, folder)) ?? [path.dirname(file)];
      const texts = (await Promise.all(sources.map(modulesIn))).flat().map(async (beside) => {
        this.addWatchFile?.(beside);
        return readTexts(await readFile(beside, 'utf8'));
      });
      const letters = readLetters((await Promise.all(texts)).flat(), toPinyin);
      const titles = readPinyin(await readFile(file, 'utf8'), toPinyin);
      return `export const pinyin = ${JSON.stringify({ ...letters, ...titles })};`;
    },
  };
}

const modulesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => isModule.test(name))
    .sort()
    .map((name) => path.join(folder, name));

/** Modules that reach a browser. */
const isModule = /^(?!.*\.(?:test|stories|d)\.|.*node_modules).*\.[jt]sx?$/;

const readTexts = (code: string): readonly string[] =>
  [...code.matchAll(/\bzh:\s*(['"`])((?:(?!\1).)+)\1/g)]
    .map((match) => match[2] ?? '')
    .filter((text) => /\p{Script=Han}/u.test(text));

/** The pinyin of the Chinese texts of a module, by text. */
export const readPinyin = (code: string, toPinyin: (text: string) => string): Record<string, string> =>
  Object.fromEntries(readTexts(code).map((text) => [text, toPinyin(text)]));

/** The pinyin of each letter of the texts; of several readings the most frequent one. */
export function readLetters(texts: readonly string[], toPinyin: (text: string) => string): Record<string, string> {
  const readings = new Map<string, string[]>();
  for (const word of texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? [])) {
    const syllables = toPinyin(word).split(' ');
    for (const [at, letter] of [...word].entries())
      readings.set(letter, [...(readings.get(letter) ?? []), syllables[at] ?? '']);
  }
  const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
  return Object.fromEntries(
    [...readings]
      .map(([letter, all]) => [letter, [...new Set(all)].sort((one, other) => count(all, other) - count(all, one))[0]])
      .filter((entry): entry is [string, string] => Boolean(entry[1]))
      .sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
}
