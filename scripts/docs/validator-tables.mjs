import { inspect } from 'node:util';
import { compare, readVectors } from '../../packages/validators/bench/compare.mjs';
import { load } from './load.mjs';

const entries = { core: '@waybill/validators', cn: '@waybill/validators/cn', trade: '@waybill/validators/trade' };
const src = '/packages/validators/src';
/** The rules and the texts of each entry, as they are at run time. */
const loadRules = () =>
  load(`export { ruleTable } from '${src}/testing/rule-table';
export * as core from '${src}/exports/index';
export * as cn from '${src}/exports/cn';
export * as trade from '${src}/exports/trade';`);

const cell = (text) => String(text).replaceAll('|', '\\|');
const literal = (value) => cell(inspect(value, { breakLength: Number.POSITIVE_INFINITY }));
const table = (...rows) =>
  rows
    .toSpliced(
      1,
      0,
      rows[0].map(() => '---'),
    )
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** The predicates and facts of each entry with an example, and the message of every code. */
export async function rulesPage() {
  const { ruleTable, ...packages } = await loadRules();
  const use = ({ name }, [value], args = []) => `\`${name}(${[value, ...args].map(literal).join(', ')})\``;
  const pages = Object.entries(entries).map(([entry, title]) => {
    const functions = ruleTable
      .filter((rule) => rule.entry === entry)
      .flatMap(({ predicate, facts, examples }) => [
        ...(predicate ? [[predicate, examples()]] : []),
        ...(facts ? [[facts, examples().slice(0, 1)]] : []),
      ])
      .map(([one, cases]) => [`\`${one.name}\``, cases.map(({ good, args }) => use(one, good, args)).join('<br>')]);
    const { zh, en } = packages[entry];
    const codes = Object.keys(zh).map((code) => [`\`${code}\``, cell(zh[code]), cell(en[code])]);
    return `## ${title}\n\n${table(['function', 'holds for'], ...functions)}\n\n${table(['issue code', '中文', 'English'], ...codes)}`;
  });
  return `# Rules\n\n${pages.join('\n\n')}\n`;
}

/** How many values of the public lists each side judges as the lists do, then every value that is judged otherwise here. */
export async function vectorsPage() {
  const { ruleTable } = await loadRules();
  const predicates = Object.fromEntries(ruleTable.flatMap(({ predicate: one }) => (one ? [[one.name, one]] : [])));
  const of = (count, values) => (count === undefined ? '–' : `${count} of ${values}`);
  const judged = compare(predicates).map(({ rule, values, sources, ...sides }) => [
    `\`${rule}\``,
    ...['ours', 'theirs', 'anyRule'].map((side) => of(sides[side], values)),
    sources.join('; '),
  ]);
  const differing = readVectors().flatMap(({ rule, lists }) =>
    lists.flatMap(({ differs }) =>
      Object.entries(differs).map(([value, reason]) => [`\`${rule}\``, `\`${literal(value)}\``, reason]),
    ),
  );
  const heads = [
    ['rule', 'ours', 'validator.js', 'any-rule', 'lists'],
    ['rule', 'judged otherwise here', 'reason'],
  ];
  return `# Public vectors\n\n${table(heads[0], ...judged)}\n\n${table(heads[1], ...differing)}\n`;
}
