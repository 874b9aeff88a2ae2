import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import ar from '../../../packages/ui-shell/locales/ar.json';
import de from '../../../packages/ui-shell/locales/de.json';
import ja from '../../../packages/ui-shell/locales/ja.json';
import { routes } from './routes';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
const files = import.meta.glob<object>(
  [
    '../../../{modules,packages}/**/{*messages,list-names,action-name}.ts',
    '!../../../**/{cli,examples,node_modules,dist}/**',
    '!../../../**/keyword-messages.ts',
  ],
  { eager: true },
);

interface Wording {
  zh: string;
  en: string;
}

/** Every pair of a Chinese and an English text within a value, at any depth. */
function wordingsIn(value: unknown): Wording[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string')
    return [{ zh: value.zh, en: value.en }];
  return Object.values(value).flatMap(wordingsIn);
}

const messages = wordingsIn([files, routes]).filter(({ zh, en }) => zh !== '' && en !== '');
const [chineseAndEnglish = '', others = ''] = glossary.split('## German, Japanese and Arabic');

/** The cells of all tables of a text, by rows. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\|(?! *(?:中文|-))/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const terms = rowsOf(chineseAndEnglish).map(([zh = '', en = '', not = '']) => ({
  zh,
  en,
  not: not.split(', ').filter((word) => word !== ''),
}));

/** Whether a text has a word: a Latin one with any ending, a Chinese one anywhere. */
const holds = (text: string, word: string): boolean =>
  /^[\w .-]+$/.test(word) ? new RegExp(`\\b${word.replaceAll('.', '\\.')}`, 'i').test(text) : text.includes(word);

it('finds messages and terms [words-of-the-glossary]', () => {
  expect(messages.length).toBeGreaterThan(1500);
  expect(terms.length).toBeGreaterThan(100);
});

it.each(terms)('calls $zh "$en" in a message', ({ zh, en }) => {
  expect(messages.filter((message) => holds(message.zh, zh) && holds(message.en, en))).not.toEqual([]);
});

it.each(terms)('translates $zh as "$en" in every label that consists of it', ({ zh, en }) => {
  expect(messages.filter((message) => message.zh === zh && !holds(message.en, en))).toEqual([]);
});

const banned = ['你', 'centre', ...terms.flatMap(({ not }) => not)];
it.each(banned)('has no message with "%s"', (word) => {
  expect(messages.filter(({ zh, en }) => holds(`${zh}\n${en}`, word))).toEqual([]);
});

/** The Chinese texts of a value's messages by their ids, at any depth. */
function chineseById(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'texts' in value) return wordingsIn(value).map(({ zh }) => [String(value.id), zh]);
  return Object.values(value).flatMap(chineseById);
}

const catalogues: readonly Readonly<Record<string, string>>[] = [de, ja, ar];
const labels = [...new Map(chineseById(files))].filter(([id]) => id in de);

it.each(rowsOf(others))('calls %s "%s", "%s" and "%s" [words-of-the-glossary]', (zh, ...words) => {
  const ids = labels.filter(([, text]) => text === zh).map(([id]) => id);
  expect(ids).not.toEqual([]);
  for (const [at, catalogue] of catalogues.entries())
    expect(ids.filter((id) => catalogue[id] !== words[at])).toEqual([]);
});
