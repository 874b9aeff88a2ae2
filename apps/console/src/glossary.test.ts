import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
const terms = glossary
  .split('\n')
  .filter((line) => /^\|(?! *(?:中文|-))/.test(line))
  .map((line) => {
    const [, zh = '', en = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return { zh, en, not: not.split(', ').filter((word) => word !== '') };
  });

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

it.each(terms)('labels $zh "$en" wherever it stands alone', ({ zh, en }) => {
  expect(messages.filter((message) => message.zh === zh && !holds(message.en, en))).toEqual([]);
});

const banned = ['你', 'centre', ...terms.flatMap(({ not }) => not)];
it.each(banned)('has no message with "%s"', (word) => {
  expect(messages.filter(({ zh, en }) => holds(`${zh}\n${en}`, word))).toEqual([]);
});
