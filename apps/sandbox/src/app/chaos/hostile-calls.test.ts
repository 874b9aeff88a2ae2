import type { Row } from '@waybill/kit/server';
import { createSampler, type Sampler } from '@waybill/kit/server';
import type { JsonSchema } from '@waybill/validators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOf } from '../../../../../scripts/lib/testing/rounds-of';
import { readDocument } from '../../../testing/check-responses';
import { orderRequest } from '../../../testing/order-request';
import { sampleOf } from '../../../testing/sample-schema';
import { startTestSandbox, type TestSandbox } from '../../../testing/test-sandbox';

const seed = Number(process.env.WAYBILL_SEED ?? 1);
const rounds = roundsOf(3, 25, 400);
/** A text in every record that belongs only to the victim. */
const secret = 'VICTIM';

interface Operation {
  method: string;
  path: string;
  parameters: readonly { name: string; in: string; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  /** It needs no token. */
  open: boolean;
  /** It answers no page, picture or other address. */
  isEnvelope: boolean;
}

let sandbox: TestSandbox;
let operations: Operation[];
let knownIds: Record<string, unknown[]>;
const tokens = { agent: '', victim: '', admin: '' };

beforeAll(async () => {
  sandbox = await startTestSandbox({ faults: [] });
  const { document } = await readDocument(sandbox);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, RawOperation>).map(([method, operation]) => ({
      open: operation.security !== undefined,
      isEnvelope: operation.responses[200] !== undefined,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema,
    })),
  );
  await addVictim();
});
afterAll(() => sandbox.close());

interface RawOperation {
  security?: readonly unknown[];
  responses: Record<string, unknown>;
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/**
 * Adds a second agent with orders, contacts, money, a passkey and a second step; the attacker knows the ids of all of
 * them.
 */
async function addVictim() {
  const { database, call } = sandbox;
  await database.execute(
    `INSERT INTO accounts (id, username, phone, password_hash, avatar, roles, permissions, created_at)
     SELECT 900, '${secret}', '13800000900', password_hash, avatar, roles, permissions, created_at FROM accounts WHERE username = 'agent'`,
  );
  const body = { username: secret, password: 'waybill-agent' };
  tokens.victim = (await call<{ token: string }>('/api/cps/open/auth/login', { body })).data.token;
  tokens.agent = await sandbox.signIn('agent');
  tokens.admin = await sandbox.signIn('admin');
  const orders: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    const party = { ...orderRequest.consignor, name: secret, street: secret };
    const order = { ...orderRequest, consignor: party, remark: secret };
    const { data } = await call<{ id: number }>('/order/doEdit', { token: tokens.victim, body: order });
    orders.push(data.id);
  }
  const contact = { name: secret, phone: '13800000901', region: '330110', street: secret };
  await call('/order/doContact', { token: tokens.victim, body: contact });
  await database.batch(
    [
      `INSERT INTO promoted_users (id, nickname, phone, avatar, level, joined_at, inviter_id, account_id, source)
       VALUES (900, '${secret}', '13900000900', '', 'gold', 0, 900, NULL, 'qr')`,
      `INSERT INTO withdrawals (id, promoter_id, cents, orders, requested_at) VALUES (900, 900, 100, 1, 0)`,
      `INSERT INTO passkeys (id, account_id, name, public_key, counter, transports, synced, created_at)
       VALUES ('${secret}-key', 900, '${secret}', '', 0, '[]', 0, 0)`,
      `INSERT INTO visitors (ip, city, page, device, source, duration, registered, visited_at, inviter_id, bot, key)
       VALUES ('203.0.113.*', '${secret}', '/invite', 'ios', 'qr', 0, 0, 0, 900, 0, 'v')`,
    ],
    'write',
  );
  const sessions = await call<{ list: { id: string }[] }>('/personal/sessionList', { token: tokens.victim });
  knownIds = {
    id: [...orders, 900, ...sessions.data.list.map(({ id }) => id), `${secret}-key`],
    ids: [orders.join(','), ...orders.map(String)],
    version: [1, 2],
    password: ['waybill-agent'],
    present: ['waybill-agent'],
    username: [secret, 'agent'],
    keyword: [secret, '13800000900', ''],
    userId: [900],
  };
}

/** Everything of the victim as it stands. */
async function belongings(): Promise<Record<string, readonly Row[]>> {
  const rowsByTable: Record<string, readonly Row[]> = {};
  const of = {
    accounts: 'id = 900',
    orders: 'placed_by = 900',
    order_events: 'order_id IN (SELECT id FROM orders WHERE placed_by = 900)',
    contacts: 'account_id = 900',
    promoted_users: 'inviter_id = 900',
    withdrawals: 'promoter_id = 900',
    passkeys: 'account_id = 900',
    sessions: 'account_id = 900',
    visitors: 'inviter_id = 900',
  };
  for (const [table, where] of Object.entries(of))
    rowsByTable[table] = (await sandbox.database.execute(`SELECT * FROM ${table} WHERE ${where}`)).rows;
  return rowsByTable;
}

/** Sends a call as an account, with its described input or another one; returns the response. */
async function attack(operation: Operation, who: 'agent' | 'admin', sampler: Sampler, wrong: number) {
  const { method, path, parameters, body } = operation;
  const options = { sampler, known: knownIds, wrong };
  const query = new URLSearchParams(
    parameters
      .filter(({ in: place, name }) => place === 'query' && (name === 'id' || name === 'ids' || sampler.chance(0.4)))
      .map(({ name, schema }): [string, string] => [name, toText(sampleOf(schema, name, options))]),
  );
  const sent = body ? sampleOf(body, '', options) : {};
  const response = await sandbox.app.request(`${path}?${query}`, {
    method,
    headers: {
      token: tokens[who],
      'content-type': 'application/json',
      'accept-language': sampler.pick(['zh', 'en', '']),
      'idempotency-key': sampler.digits(2),
      // Calls without versions refuse it and would do nothing else.
      ...(sampler.chance(0.3) && { 'if-match': sampler.pick(['"1"', '*', 'W/"1"', '"', '1e9']) }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(sent) } : {}),
  });
  const text = await response.text();
  const what = `WAYBILL_SEED=${seed}: ${who}, ${method} ${path}?${query} ${JSON.stringify(sent).slice(0, 600)}`;
  expect(response.status, what).toBeLessThan(500);
  const answer = JSON.parse(text);
  expect(answer, what).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  expect(answer.code, what).not.toBe(500);
  // A session that the call itself has ended.
  if (answer.code === 401 || answer.code === 402) tokens[who] = await freshToken(who);
  return { text, code: answer.code, what };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

async function freshToken(who: string): Promise<string> {
  sandbox.pass(3600);
  await sandbox.database.execute({
    sql: `UPDATE accounts SET disabled = 0, permissions = (SELECT permissions FROM accounts WHERE id = 900),
            roles = ?, password_hash = (SELECT password_hash FROM accounts WHERE id = 900) WHERE username = ?`,
    args: [who === 'admin' ? '["Admin"]' : '["Agent"]', who],
  });
  const body = { username: who, password: 'waybill-agent' };
  return (await sandbox.call<{ token: string }>('/api/cps/open/auth/login', { body })).data.token;
}

const quick = () => operations.filter(({ isEnvelope }) => isEnvelope);
/** Signing in by password is open to everyone who knows the password. */
const guarded = () => quick().filter(({ open }) => !open);

test.each(rounds)(
  `an agent who knows every id of another agent can neither read nor change the data, by any call, %i times (seed ${seed}) [agent-against-another-agent-on-every-call]%s`,
  async (rounds) => {
    const sampler = createSampler(seed);
    const before = await belongings();
    expect(before.orders).toHaveLength(4);
    expect(before.contacts?.length).toBeGreaterThan(0);
    const answered = new Set<string>();
    for (const operation of guarded()) {
      for (let round = 0; round < rounds; round += 1) {
        const { text, code, what } = await attack(operation, 'agent', sampler, round % 3 === 0 ? 0.15 : 0);
        expect(text, what).not.toContain(secret);
        if (code === 200) answered.add(operation.path);
      }
      expect(await belongings(), `WAYBILL_SEED=${seed}: after ${operation.path}`).toEqual(before);
    }
    expect(answered.size).toBeGreaterThan(15);
    expect(sandbox.lines.filter((line) => / failed: /.test(line))).toEqual([]);
  },
);

test.each(rounds)(
  `random values of an account with all rights, %i times, make no call fail in the server (seed ${seed}) [hostile-values-on-every-call]%s`,
  async (rounds) => {
    const sampler = createSampler(seed + 1);
    for (const operation of quick())
      for (let round = 0; round < rounds; round += 1) await attack(operation, 'admin', sampler, 0.1);
    expect(sandbox.lines.filter((line) => / failed: /.test(line))).toEqual([]);
  },
);
