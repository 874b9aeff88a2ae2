/// <reference types="vite/client" />
import * as cn from '../exports/cn';
import * as core from '../exports/index';
import * as trade from '../exports/trade';
import type { RuleRow } from './rule-row';

type RuleModule = Record<string, unknown> & Partial<Pick<RuleRow, 'examples'>>;

const entries = { core, cn, trade };
const texts = { ...core.zh, ...cn.zh, ...trade.zh };
const modules = import.meta.glob<RuleModule>(['../*/*.ts', '!../{exports,languages,testing}/**', '!../**/*.test.ts'], {
  eager: true,
});

/** Every rule of an entry whose file has examples, by entry. */
export const ruleTable: readonly RuleRow[] = Object.entries(entries).flatMap(([entry, exported]) =>
  Object.entries(modules).flatMap(([path, module]) => {
    const names = Object.keys(module).filter((name) => name in exported);
    const { examples } = module;
    return examples && names.length > 0
      ? { entry, file: path.replace('../', ''), examples, ...partsOf(module, names) }
      : [];
  }),
);

function partsOf(
  module: RuleModule,
  names: string[],
): Pick<RuleRow, 'name' | 'predicate' | 'schema' | 'facts' | 'code'> {
  const find = <Kind>(kind: RegExp) => module[names.find((name) => kind.test(name)) ?? ''] as Kind | undefined;
  const predicate = find<RuleRow['predicate']>(/^is[A-Z]/);
  const name = names.find((name) => /^is[A-Z]/.test(name));
  // A rule has the name of its code.
  const code = names.find((name) => Object.hasOwn(texts, name));
  return {
    name,
    // `isOneOf` creates a predicate and is not one itself.
    predicate: typeof predicate?.(undefined) === 'boolean' ? predicate : undefined,
    schema: code === undefined ? undefined : (module[code] as RuleRow['schema']),
    facts: find(/^parse[A-Z]/),
    code,
  };
}
