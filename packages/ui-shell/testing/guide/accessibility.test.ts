import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const specification = read('docs/specification.md');

/** The criteria of WCAG 2.2 by guideline: level A before the bar, level AA after it. */
const guidelines: Readonly<Record<string, string>> = {
  '1.1': '1',
  '1.2': '1 2 3 | 4 5',
  '1.3': '1 2 3 | 4 5',
  '1.4': '1 2 | 3 4 5 10 11 12 13',
  '2.1': '1 2 4',
  '2.2': '1 2',
  '2.3': '1',
  '2.4': '1 2 3 4 | 5 6 7 11',
  '2.5': '1 2 3 4 | 7 8',
  '3.1': '1 | 2',
  '3.2': '1 2 6 | 3 4',
  '3.3': '1 2 7 | 3 4 8',
  '4.1': '2 | 3',
};
const criteria = Object.entries(guidelines).flatMap(([guideline, places]) =>
  places.split('|').flatMap((some, index) =>
    some
      .trim()
      .split(' ')
      .map((place) => [`${guideline}.${place}`, index ? 'AA' : 'A']),
  ),
);

/** The lines of the report: criterion, level, result and the rows that its notes name. */
const report = ['A', 'AA'].flatMap((level) => {
  const [, chapter = ''] = read('packages/ui-shell/docs/accessibility.openacr.yaml').split(
    `  success_criteria_level_${level.toLowerCase()}:\n`,
  );
  const lines = (chapter.split('\n  success_criteria_level_')[0] ?? '').matchAll(
    /- num: "([\d.]+)"\n(?:.*\n){3} +level: ([\w-]+)\n +notes: "(.+)"/g,
  );
  return [...lines].map(([, criterion = '', result = '', notes = '']) => ({
    criterion,
    level,
    result: result.replaceAll('-', ' '),
    rows: [...notes.matchAll(/\[([\w-]+)\]/g)].map(([, row = '']) => row),
  }));
});

it('has a line for each criterion of WCAG 2.2, levels A and AA [accessibility-is-proved]', () => {
  expect(report.map(({ criterion, level }) => [criterion, level]).sort()).toEqual(criteria.sort());
});

it('names a row of the specification, and so a test, for each criterion that it claims [accessibility-is-proved]', () => {
  const claims = report.filter(({ result }) => result === 'supports');
  const isRow = (row: string) => specification.includes(`\n- ${row}: `);
  expect(claims.length).toBeGreaterThan(15);
  expect(claims.filter(({ rows }) => rows.length === 0 || !rows.every(isRow))).toEqual([]);
  const results = ['supports', 'not evaluated', 'not applicable'];
  expect(report.filter(({ result }) => !results.includes(result))).toEqual([]);
});

it('shows the same lines on the page [accessibility-is-proved]', () => {
  const page = read('packages/ui-shell/docs/accessibility.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, criterion, , level, result, shown = '']) => ({
      criterion,
      level,
      result,
      rows: [...shown.matchAll(/`([\w-]+)`/g)].map(([, row]) => row),
    }));
  expect(new Set(page)).toEqual(new Set(report));
  expect(page).toHaveLength(report.length);
});
