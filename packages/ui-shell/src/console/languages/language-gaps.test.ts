import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { everyMessage } from './every-message';
import { describeGap, languageGaps } from './language-gaps';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const everyId = everyMessage.flatMap((module) => Object.values(module).map(({ id }) => id));
const japanese = { name: 'ja', title: '日本語', htmlLang: 'ja', fallback: 'en' };

it('every message of every module is known', () => {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\.ts$/.test(file) && !/examples|^cli/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/defineMessages\(\s*'(\w+)'/g)])
    .map(([, module]) => module);
  expect(modules.length).toBeGreaterThan(30);
  expect(new Set(everyId.map((id) => id.split('.')[0]))).toEqual(new Set(modules));
});

it('a language that is whole has no gap, and neither have those that are shipped', async () => {
  const whole = Object.fromEntries(everyId.map((id) => [id, '語']));
  expect(await languageGaps({})).toEqual([]);
  expect(await languageGaps({ languages: [japanese], messages: { ja: whole } })).toEqual([]);
});

it('a message that a language lacks, or that does not exist, is named', async () => {
  const ids = everyId.filter((id) => id !== 'login.submit');
  const lacking = Object.fromEntries([...ids, 'login.sumbit', 'books.title'].map((id) => [id, '語']));
  const gaps = await languageGaps({ languages: [japanese], messages: { ja: lacking } });
  expect(gaps).toEqual([{ language: 'ja', missing: ['login.submit'], unknown: ['login.sumbit'] }]);
  expect(gaps.map(describeGap)).toEqual([
    '"ja" has no words for login.submit. "ja" has words for login.sumbit, which is no message.',
  ]);
});

it('a wrong id of a shipped language is named too; what slots say is none', async () => {
  const messages = { en: { 'tabs.closeEverything': 'Close', 'login.tagline': 'Ships', 'http.404': 'Not here' } };
  expect(await languageGaps({ messages })).toEqual([
    { language: 'en', missing: [], unknown: ['tabs.closeEverything'] },
  ]);
});
