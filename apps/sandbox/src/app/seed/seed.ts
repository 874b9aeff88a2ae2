import type { Database, DemoAccount, ServerOptions, Statement } from '@waybill/kit/server';
import {
  accountStatements,
  accountTables,
  actionTriggers,
  createSampler,
  demoAccounts as documentedAccounts,
  passwordStatements,
  sql,
} from '@waybill/kit/server';
import { modules } from '../modules';

/** Every table that a fresh start empties, children before their parents. */
const tables = [...[...modules].reverse().flatMap((each) => each.tables ?? []), ...accountTables];

/** Empties the record of actions; only a fresh start may do so. */
const emptyActions = [
  'DROP TRIGGER actions_stay',
  'DROP TRIGGER actions_remain',
  'DELETE FROM actions',
  ...actionTriggers,
];

/** Writes the values that triggers of the database read. */
export async function noteFacts(database: Database, options: ServerOptions): Promise<void> {
  const facts = modules.flatMap((each) => Object.entries(each.facts?.(options) ?? {}));
  for (const [name, value] of facts) await database.execute(noteFact(name, value));
}

/** Inputs of the first rows. */
export interface SeedOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  passwordCost: number;
  demoAccounts: readonly DemoAccount[];
}

/**
 * Fills a fresh database, and gives the demo accounts of a filled one the passwords of this run. Sessions that were opened
 * with the documented passwords end when others take their place.
 */
export async function seed(database: Database, options: SeedOptions): Promise<void> {
  const [accounts, facts] = await database.batch(
    ['SELECT 1 FROM accounts LIMIT 1', `SELECT value FROM facts WHERE name = 'demo passwords'`],
    'read',
  );
  if (accounts?.rows.length === 0) return reseed(database, options);
  const were = facts?.rows[0]?.value ?? 'documented';
  const are = kindOf(options.demoAccounts);
  if (were === 'documented' && are === 'documented') return;
  await database.batch(
    [
      ...(await passwordStatements(options.demoAccounts, options.passwordCost)),
      ...(were === 'documented' ? ['DELETE FROM sessions'] : []),
      noteFact('demo passwords', are),
    ],
    'write',
  );
}

/** Empties every table and fills it with the first rows again; all sessions end. */
export async function reseed(database: Database, { now, passwordCost, demoAccounts }: SeedOptions): Promise<void> {
  const sampler = createSampler(20250206);
  await database.batch(
    [
      ...tables.map((table) => `DELETE FROM ${table}`),
      ...emptyActions,
      ...(await accountStatements(demoAccounts, now(), passwordCost)),
      noteFact('demo passwords', kindOf(demoAccounts)),
      ...modules.flatMap(({ firstRows }) => firstRows?.(sampler, now()) ?? []),
    ],
    'write',
  );
}

function kindOf(accounts: readonly DemoAccount[]): 'documented' | 'fresh' {
  return accounts === documentedAccounts ? 'documented' : 'fresh';
}

const noteFact = (name: string, value: string): Statement =>
  sql`INSERT OR REPLACE INTO facts (name, value) VALUES (${name}, ${value})`;
