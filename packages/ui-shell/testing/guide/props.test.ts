import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const reports = readdirSync(path.join(root, 'etc'))
  .filter((file) => file.startsWith('ui-shell.'))
  .map((file) => readFileSync(path.join(root, 'etc', file), 'utf8'))
  .join('\n');

type Props = Record<string, 'required' | 'optional'>;

/** The text between two brackets of one pair, from the first `opening` on. */
function within(text: string, opening: '<' | '{', closing: '>' | '}') {
  const start = text.indexOf(opening);
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === opening) depth += 1;
    if (text[index] === closing && text[index - 1] !== '=') depth -= 1;
    if (depth === 0) return text.slice(start + 1, index);
  }
  throw new Error(`A ${opening} of the API report is not closed: ${text.slice(0, 80)}`);
}

const namesIn = (text: string) => [...text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
const only = (props: Props, keep: (name: string) => boolean): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => keep(name)));

/** The props of a type expression of the report: a name, `Pick` or `Omit`. */
function propsOf(expression: string): Props {
  const [, name = ''] = /^(\w+)/.exec(expression) ?? [];
  if (name === 'Pick' || name === 'Omit') {
    const names = namesIn(expression.slice(expression.lastIndexOf('>,')));
    return only(propsOf(within(expression, '<', '>')), (prop) => names.includes(prop) === (name === 'Pick'));
  }
  const [alias, aliased] = new RegExp(`^export type ${name}(?:<.*?>)? = (.*);$`, 'm').exec(reports) ?? [];
  if (alias && aliased) return propsOf(aliased);
  const start = reports.search(new RegExp(`^export interface ${name}\\b`, 'm'));
  if (start < 0) throw new Error(`No API report has ${name}.`);
  const text = reports.slice(start);
  const head = text.slice(0, text.indexOf(' {\n'));
  const [, parent] =
    / extends ((?:(?!.* extends )).*)$/.exec(head.replace(/^export interface \w+(?:<.*?>)?(?= |$)/, '')) ?? [];
  const body = within(text.slice(head.length), '{', '}');
  const members = [...body.matchAll(/^ {4}'?([\w-]+)'?(\?)?[:(]/gm)].map(
    ([, member = '', mark]) => [member, mark ? 'optional' : 'required'] as const,
  );
  return { ...(parent && propsOf(parent)), ...Object.fromEntries(members) };
}

/** The props of the table below `## Props` of a page. */
function documented(page: string): Props {
  const text = readFileSync(path.join(root, 'packages/ui-shell/docs', page), 'utf8');
  const [, section = ''] = text.split('\n## Props\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, name = '', , fallback] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return [name.replaceAll('`', ''), fallback === 'required' ? 'required' : 'optional'];
    }),
  );
}

it.each([
  ['list-page.md', 'ListPageProps'],
  ['record-page.md', 'RecordPageProps'],
  ['form-dialog.md', 'FormDialogProps'],
  ['data-table.md', 'DataTableProps'],
  ['combobox.md', 'ComboboxProps'],
])('%s has each prop of %s, and says which are required [props-are-listed]', (page, name) => {
  const props = propsOf(name);
  expect(Object.keys(props).length).toBeGreaterThan(6);
  expect(documented(page)).toEqual(props);
});
