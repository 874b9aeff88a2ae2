import { readFile } from 'node:fs/promises';

/** The part of a Vite plugin that is used here. @public */
export interface PinyinPlugin {
  name: string;
  enforce: 'pre';
  load: (this: { addWatchFile?: (id: string) => void }, id: string) => Promise<string | null>;
}

const query = '?pinyin';

/**
 * Vite plugin that finds titles by their pinyin: `import('./routes?pinyin')` brings that of every Chinese text of the
 * module (`zh: '…'`), made at build time, so that no dictionary reaches a browser. @public
 *
 * @example
 * waybillPinyin((text) => pinyin(text, { toneType: 'none', v: true })) // of pinyin-pro
 */
export function waybillPinyin(toPinyin: (text: string) => string): PinyinPlugin {
  return {
    name: 'waybill-pinyin',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile?.(file);
      return `export const pinyin = ${JSON.stringify(readPinyin(await readFile(file, 'utf8'), toPinyin))};`;
    },
  };
}

/** The pinyin of the Chinese texts of a module, by text. */
export function readPinyin(code: string, toPinyin: (text: string) => string): Record<string, string> {
  const texts = [...code.matchAll(/\bzh:\s*(['"`])((?:(?!\1).)+)\1/g)].map((found) => found[2] ?? '');
  return Object.fromEntries(texts.filter((text) => /\p{Script=Han}/u.test(text)).map((text) => [text, toPinyin(text)]));
}
