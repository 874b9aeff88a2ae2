import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, createClient, type InValue, type ResultSet, type Transaction } from '@libsql/client/sqlite3';

/** A database in memory that speaks the HTTP protocol of libSQL servers (Hrana 2), as far as the client uses it. */
export interface LibsqlServer {
  url: string;
  close(): Promise<void>;
}

type HranaValue = { type: 'null' } | { type: 'integer' | 'text'; value: string } | { type: 'float'; value: number };
interface HranaStatement {
  sql?: string;
  sql_id?: number;
  args?: HranaValue[];
}
type Condition =
  | { type: 'ok'; step: number }
  | { type: 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and'; conds: Condition[] }
  | { type: 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };
type HranaRequest =
  | { type: 'execute'; stmt: HranaStatement }
  | { type: 'batch'; batch: { steps: { stmt: HranaStatement; condition?: Condition | null }[] } }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql' | 'close' };

/** Starts one on a free port; requests without the token are refused. */
export async function startLibsqlServer(token: string): Promise<LibsqlServer> {
  const client = createClient({ url: ':memory:' });
  const server = createServer(async (request, response) => {
    const isKnown = request.method === 'POST' && request.url === '/v2/pipeline';
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    if (!isKnown || !isAllowed) return response.writeHead(isKnown ? 401 : 404).end();
    const { requests } = JSON.parse(await readText(request)) as { requests: HranaRequest[] };
    const results = await answer(client, requests);
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        client.close();
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function answer(client: Client, requests: readonly HranaRequest[]): Promise<object[]> {
  const texts = new Map<number, string>();
  let transaction: Transaction | undefined;
  const results: object[] = [];
  for (const request of requests) {
    try {
      results.push({ type: 'ok', response: { type: request.type, ...(await respond(request)) } });
    } catch (error) {
      results.push({ type: 'error', error: toError(error) });
    }
  }
  return results;

  async function respond(request: HranaRequest): Promise<object> {
    if (request.type === 'store_sql') texts.set(request.sql_id, request.sql);
    if (request.type === 'execute') return { result: await run(request.stmt) };
    return request.type === 'batch' ? { result: await runBatch(request.batch.steps) } : {};
  }

  async function runBatch(steps: { stmt: HranaStatement; condition?: Condition | null }[]): Promise<object> {
    const step_results: (object | null)[] = [];
    const step_errors: (object | null)[] = [];
    const holds = (condition: Condition): boolean => {
      if (condition.type === 'ok') return step_results[condition.step] !== null;
      if (condition.type === 'error') return step_errors[condition.step] !== null;
      if (condition.type === 'not') return !holds(condition.cond);
      if (condition.type === 'is_autocommit') return transaction === undefined;
      return condition.type === 'and' ? condition.conds.every(holds) : condition.conds.some(holds);
    };
    for (const { stmt, condition } of steps) {
      const index = step_results.push(null) - 1;
      step_errors.push(null);
      if (condition && !holds(condition)) continue;
      try {
        step_results[index] = await run(stmt);
      } catch (error) {
        step_errors[index] = toError(error);
      }
    }
    return { step_results, step_errors };
  }

  async function run({ sql, sql_id, args = [] }: HranaStatement): Promise<object> {
    const text = sql ?? texts.get(sql_id ?? -1) ?? '';
    if (/^BEGIN/i.test(text)) transaction = await client.transaction(/IMMEDIATE/i.test(text) ? 'write' : 'read');
    else if (/^(COMMIT|ROLLBACK)/i.test(text)) await end(/^COMMIT/i.test(text));
    else return toHrana(await (transaction ?? client).execute({ sql: text, args: args.map(toValue) }));
    return { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
  }

  async function end(keep: boolean): Promise<void> {
    await (keep ? transaction?.commit() : transaction?.rollback());
    transaction = undefined;
  }
}

function toHrana({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet): object {
  return {
    cols: columns.map((name) => ({ name, decltype: null })),
    rows: rows.map((row) => columns.map((name) => toHranaValue(row[name]))),
    affected_row_count: rowsAffected,
    last_insert_rowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
  };
}

function toHranaValue(value: unknown): HranaValue {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value !== 'number') return { type: 'text', value: String(value) };
  return Number.isInteger(value) ? { type: 'integer', value: String(value) } : { type: 'float', value };
}

function toValue(value: HranaValue): InValue {
  if (value.type === 'null') return null;
  return value.type === 'text' ? value.value : Number(value.value);
}

function toError(error: unknown): object {
  const { message, code } = error as { message: string; code?: string };
  return { message, code: code ?? 'UNKNOWN' };
}
