import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../scripts/lib/root.mjs';

/** The messages of the rules in this folder about sources, by their paths. */
function lint(sources) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fromRoot('biome.json'), path.join(folder, 'biome.json'));
  cpSync(fromRoot('lint'), path.join(folder, 'lint'), { recursive: true });
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${source}\n`);
  }
  const words = ['lint', '--vcs-enabled=false', '--only=plugin', '--reporter=json', '--max-diagnostics=none'];
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, ...words], { cwd: folder, encoding: 'utf8' });
  const { diagnostics, summary } = JSON.parse(stdout);
  expect(summary.unchanged).toBeGreaterThanOrEqual(Object.keys(sources).length);
  return diagnostics.map(({ message, location }) => [location.path, message]).sort();
}

/** Whether each source is refused at a path, all for one reason. */
function expectRefused(refused, accepted, reason) {
  const at = (sources, ending) => sources.map(([file, source], place) => [file.replace('*', place + ending), source]);
  const bad = at(refused, 'bad');
  const messages = lint(Object.fromEntries([...bad, ...at(accepted, 'good')]));
  expect(messages).toEqual(bad.map(([file]) => [file, expect.stringContaining(reason)]).sort());
}

const page = 'modules/orders/console/*.tsx';

test('unsaved work has one owner [one-owner-of-unsaved-work]', () => {
  const owned = [
    ['packages/ui-shell/src/forms/form.tsx', 'useUnsaved(true);'],
    ['packages/ui-shell/src/forms/drafts/use-draft.ts', 'createDraftKeeper();'],
    ['packages/ui-shell/src/forms/draft-part.tsx', 'useDraft(true, form);'],
    ['packages/ui-shell/src/forms/drafts/open-draft-database.ts', "indexedDB.open('drafts');"],
    ['packages/ui-shell/src/shell/tabs/create-unload-guard.ts', "addEventListener('beforeunload', ask);"],
    ['packages/ui-shell/src/feedback/dialog.tsx', 't(feedbackMessages.unsavedTitle);'],
  ];
  const elsewhere = owned.map(([, source]) => [page, source]);
  expectRefused(elsewhere, [...owned, [page, 'function useUnsaved(unsaved: boolean) {}']], 'has one owner');
});

test('a page sends no write by itself', () => {
  const writes = [
    "http.post('/order/doStep');",
    "http\n  .put<unknown>('/loans');",
    "http?.delete('/loans');",
    'const { get, post } = useHttp();',
    'useHttp().delete(path);',
  ];
  const reads = ["const { get } = useHttp();\nget('/orders');", "http.get('/orders');", "resource.post('/orders');"];
  const onPage = (source) => [page, source];
  expectRefused(writes.map(onPage), reads.map(onPage), 'sends no write');
});

test('a field has no rule beside its schema [no-rule-field-beside-schema]', () => {
  const rules = [
    "setError('name', { message: 'x' });",
    "form.setError('name');",
    "import { Controller, type Control } from 'react-hook-form';",
    'const field = <Field name="plate" rules={{ min: 3 }} />;',
    'const field = <input name="plate" required />;',
    'const field = <TextArea\n  label="x"\n  maxLength={3}\n/>;',
    'const field = <select minLength={1}></select>;',
  ];
  const fields = [
    "import { useWatch } from 'react-hook-form';",
    'const field = (\n  <Frame required>\n    <TextField name="plate" />\n  </Frame>\n);',
  ];
  const inConsole = (source) => ['packages/ui-shell/src/console/features/navigation/pages/*.tsx', source];
  expectRefused(rules.map(inConsole), fields.map(inConsole), 'are those of its schema');
});

test('a file that declares a list has at most 60 lines [list-pages-at-most-60]', () => {
  const list = (lines, name = 'ListPage') =>
    `export const list = <${name} of={orders} />;${'\ngo();'.repeat(lines - 1)}`;
  expectRefused(
    [[page, list(61)]],
    [
      [page, list(60)],
      [page, list(61, 'OtherPage')],
    ],
    'at most 60 lines',
  );
});

test('a story names nothing in Chinese alone', () => {
  const labels = ['const field = <TextField label="型号" />;', "const args = { title: '订单' };"];
  const values = [
    'const field = <TextField label="Model" defaultValue="型号" />;',
    "const args = { title: 'Orders' };",
  ];
  const inStories = (source) => ['packages/ui-shell/src/data/*.stories.tsx', source];
  expectRefused(labels.map(inStories), values.map(inStories), 'Chinese alone');
});
