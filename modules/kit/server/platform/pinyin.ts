import { pinyin } from 'pinyin-pro';

const readings = new Map<string, string>();
const most = 10_000;

/** Returns the syllables of Chinese characters in a text, separated by blanks: `zhang san`. The first character is read as a surname if it is one. */
export const toSyllables = (text: string): string =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true, surname: 'head' }).join(' ');

/** Returns the searchable pinyin of names: each in full and as initials, `zhangsan zs`. */
export const toPinyin = (...names: readonly string[]): string => names.map(readName).filter(Boolean).join(' ');

function readName(name: string): string {
  const cached = readings.get(name);
  if (cached !== undefined) return cached;
  const syllables = toSyllables(name).split(' ').filter(Boolean);
  const read = syllables.length > 0 ? `${syllables.join('')} ${syllables.map(([letter]) => letter).join('')}` : '';
  if (readings.size >= most) readings.clear();
  readings.set(name, read);
  return read;
}
