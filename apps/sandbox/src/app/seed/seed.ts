import { articleStatements } from '@waybill/demo/server';
import type { Database, DemoAccount, Statement } from '@waybill/kit/server';
import { actionTriggers, createSampler } from '@waybill/kit/server';
import { noticeStatements } from '@waybill/live/server';
import { demoAccounts as documentedAccounts, orderStatements } from '@waybill/orders/server';
import { accountStatements, passwordStatements, roleStatements } from '@waybill/people/server';
import { promotionStatements } from '@waybill/promotion/server';

const tables = [
  'promotion_orders',
  'withdrawals',
  'commission_keys',
  'promoted_users',
  'order_events',
  'idempotency',
  'orders',
  'articles',
  'notices',
  'visitors',
  'sessions',
  'devices',
  'logins',
  'pictures',
  'passkeys',
  'second_factors',
  'recovery_codes',
  'accounts',
  'roles',
];

/** Only a server that begins anew forgets what was done on it. */
const emptyActions = [
  'DROP TRIGGER actions_stay',
  'DROP TRIGGER actions_remain',
  'DELETE FROM actions',
  ...actionTriggers,
];

/** What the first rows depend on. */
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
      notePasswords(are),
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
      ...roleStatements(demoAccounts),
      ...(await accountStatements(demoAccounts, now(), passwordCost)),
      notePasswords(kindOf(demoAccounts)),
      ...noticeStatements(),
      ...articleStatements(sampler, now()),
      ...orderStatements(sampler, now()),
      ...promotionStatements(sampler, now()),
    ],
    'write',
  );
}

function kindOf(accounts: readonly DemoAccount[]): 'documented' | 'fresh' {
  return accounts === documentedAccounts ? 'documented' : 'fresh';
}

function notePasswords(kind: string): Statement {
  return { sql: `INSERT OR REPLACE INTO facts (name, value) VALUES ('demo passwords', ?)`, args: [kind] };
}
