import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { apiKinds } from './choice';
import { runCreateCommand } from './create-command';
import { readTemplate } from './read-template';

const template = (name: string) =>
  readTemplate(fileURLToPath(new URL(`../../../../../examples/${name}`, import.meta.url)));

async function create(words: string[], answers?: string[]) {
  const files: Record<string, string> = {};
  const output: string[] = [];
  const questions: string[] = [];
  await runCreateCommand(words, {
    exists: (folder) => folder === 'taken',
    write: (folder, written) => {
      for (const [file, text] of Object.entries(written)) files[`${folder}/${file}`] = text;
    },
    say: (text) => output.push(text),
    template,
    version: '1.2.3',
    ...(answers && {
      ask: async (question: string) => {
        questions.push(question);
        return answers[questions.length - 1] ?? '';
      },
    }),
  });
  return { files, output: output.join(''), questions };
}

describe('the command create', () => {
  it('asks for name, kind of API and languages, and offers suggestions', async () => {
    const { questions, files } = await create([], ['harbour', '', 'rest', 'en']);
    expect(questions).toHaveLength(4);
    expect(questions[1]).toContain('(Harbour)');
    expect(files['harbour/src/api.ts']).toContain('restApi');
    expect(files['harbour/src/languages.ts']).toContain('languages = [english] as const');
    expect(files['harbour/src/messages.ts']).toContain("notes: { en: 'Notes' }");
  });

  it('asks only for missing arguments, and never without a terminal', async () => {
    const { questions } = await create(['x', '--name', "Ann's", '--api', 'oidc', '--languages', 'zh'], []);
    expect(questions).toEqual([]);
    const { files: equal } = await create(['x', '--name=A=B', '--api=rest'], ['zh']);
    expect(equal['x/src/messages.ts']).toContain("zh: 'A=B'");
    const { files, output } = await create(['my-office']);
    expect(files['my-office/src/messages.ts']).toContain("en: 'My office', zh: 'My office'");
    expect(output).toContain('cd my-office');
  });

  it('writes every text in each of the chosen languages, and registers them [create-offers-languages]', async () => {
    const { files } = await create(['office', '--languages', 'ar,de,ja,en,zh']);
    expect(files['office/src/languages.ts']).toContain('[arabic, german, japanese, english, chinese]');
    expect(files['office/src/register.ts']).toContain("languages: (typeof languages)[number]['name']");
    expect(files['office/index.html']).toContain('<html lang="ar" dir="rtl">');
    const texts = [...`${files['office/src/messages.ts']}${files['office/AGENTS.md']}`.matchAll(/: (\{ ar: .*? \})/g)];
    expect(texts).toHaveLength(11);
    for (const [, text = ''] of texts) expect(text.match(/\w+: '[^']+'/g), text).toHaveLength(5);
    const translated = texts.filter(([, text = '']) => !text.includes('Office'));
    for (const [, text] of translated) expect(text).toMatch(/ar: '[\u0600-\u06ff ]+'/);
  });

  it('repeats a question after an invalid answer with the reason [create-repeats-question]', async () => {
    const { questions, output, files } = await create([], ['taken', 'My Office', 'harbour', '', 'soap', 'rest', 'en']);
    expect(questions).toHaveLength(7);
    for (const sentence of [
      'There is a folder "taken" already',
      '"My Office" is no name',
      '"soap" is no kind of API: choose envelope, rest, cookie, oauth, oidc.',
    ])
      expect(output).toContain(sentence);
    expect(files['harbour/src/api.ts']).toContain('restApi');
  });

  it.each([[['--help']], [['my-office', '--help']], [['-h']]])(
    'explains itself for %j and writes nothing',
    async (words) => {
      const { output, files, questions } = await create(words, []);
      expect(output).toMatch(/^Usage:/);
      expect([files, questions]).toEqual([{}, []]);
    },
  );

  it.each([
    [['--api', 'rest'], '"--api" is no name for the folder'],
    [['../evil'], '"../evil" is no name for the folder: write small letters, digits and hyphens'],
    [['X'], '"X" is no name for the folder'],
    [['x', '--api', 'soap'], '"soap" is no kind of API: choose envelope'],
    [['x', '--api'], '"" is no kind of API'],
    [['x', '--languages', 'en,xx'], '"en,xx" are no languages'],
    [['x', '--languages', 'en,en'], '"en,en" are no languages'],
    [['x', '--color'], '"--color" is no switch of this command'],
    [['x', 'y'], '"y" is no switch of this command'],
    [['taken'], 'There is a folder "taken" already'],
    [[], 'Name the folder.'],
  ])('refuses %j by a sentence and writes nothing [create-reports-invalid-arguments]', async (words, sentence) => {
    const write = vi.fn();
    const place = { exists: (folder: string) => folder === 'taken', write, say: () => {}, template, version: '1.0.0' };
    const refused = { name: 'CreateError', message: expect.stringContaining(sentence) };
    await expect(runCreateCommand(words, place)).rejects.toMatchObject(refused);
    expect(write).not.toHaveBeenCalled();
  });

  it.each(apiKinds)(
    'writes for %s pages, a test, a linter and the page for assistants, and leaves no gap',
    async (api) => {
      const { files } = await create(['office', '--api', api, '--name', 'O\'Hara & "Co" \\']);
      for (const name of [
        'package.json',
        'biome.json',
        'tsconfig.json',
        'AGENTS.md',
        'README.md',
        'api.mjs',
        'index.html',
        '.gitignore',
      ])
        expect(files[`office/${name}`]).toBeTruthy();
      expect(files['office/index.html']).toContain("<title>O'Hara &amp; &quot;Co&quot; \\</title>");
      expect(files['office/src/messages.ts']).toContain(`'O\\'Hara & "Co" \\\\'`);
      expect(Object.entries(files).flat().join('\n')).not.toMatch(
        /["'>]undefined|undefined["'<]|\[object|my-office|My office|\/_/,
      );
      expect(JSON.parse(files['office/package.json'] ?? '').dependencies['@waybill/http']).toBe('^1.2.3');
    },
  );

  it('begins with the versions that this repository works with', () => {
    const manifest = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
    const manifests = [manifest('../../../../../package.json'), manifest('../../../../../apps/console/package.json')];
    const all = Object.assign(
      {},
      ...manifests.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
    );
    all['react-router'] = all['react-router-dom'];
    for (const name of ['office', 'office-oidc']) {
      const { dependencies, devDependencies } = manifest(`../../../../../examples/${name}/package.json`);
      for (const [needed, version] of Object.entries({ ...dependencies, ...devDependencies }))
        if (!needed.startsWith('@waybill/')) expect(all[needed], needed).toBe(version);
    }
  });
});
