import type { Context, MiddlewareHandler } from 'hono';
import type { Account } from '../http/account';
import type { Envelope } from '../http/envelope';
import { originOf } from '../http/origin';
import type { RecordedAction, SandboxEnv } from '../http/sandbox-env';
import type { Calls } from '../platform/create-calls';
import type { Platform } from '../platform/platform';
import { readToken } from '../platform/require-token';
import { sql } from '../sql';
import { type RecordKind, snapshotsOf, toRecorded } from './record-snapshots';

/** Records every write of a signed-in account, unless the facts of its call exclude it: account, call, time, address, record and changes. */
export function recordActions(
  platform: Platform,
  kinds: readonly RecordKind[],
  { factsOf }: Calls,
): MiddlewareHandler<SandboxEnv> {
  const { database } = platform;
  return async (c, next) => {
    const { method, path } = c.req;
    if (method !== 'POST' || factsOf(path)?.unrecorded) return next();
    const kind = kinds.find((each) => each.path.test(path));
    const named = await namedIn(c);
    const before = readToken(c) ? await snapshotsOf(database, kind, named) : new Map();
    await next();
    const account = c.get('account');
    if (!account) return;
    const answer = (await c.res.clone().json()) as Envelope;
    if (answer.code !== 200) return;
    const ids = named.length > 0 ? named : idsIn(answer.data);
    const recorded = c.get('recorded') ?? toRecorded(ids, before, await snapshotsOf(database, kind, ids));
    await noteAction(platform, c, { account, action: path, ...recorded });
  };
}

/** A line of the record of actions. */
export interface NotedAction extends Partial<RecordedAction> {
  account: Pick<Account, 'id' | 'username'>;
  /** The path of the call. */
  action: string;
}

/** Limit of stored characters per action. */
const mostChars = 8000;

/** Adds an entry to the record of actions, which is append-only. */
export async function noteAction(
  { database, now }: Platform,
  c: Context<SandboxEnv>,
  { account, action, subject = '', changes = [] }: NotedAction,
): Promise<void> {
  const { device, ip } = originOf(c);
  let fields = [...changes];
  while (JSON.stringify(fields).length > mostChars) fields = fields.slice(0, Math.floor(fields.length / 2));
  const { id, username } = account;
  await database.execute(sql`INSERT INTO actions (at, account_id, username, action, subject, device, ip, changes)
    VALUES (${now()}, ${id}, ${username}, ${action}, ${subject.slice(0, 2000)}, ${device}, ${ip}, ${JSON.stringify(fields)})`);
}

/** The ids of the records that a call names. */
async function namedIn(c: Context<SandboxEnv>): Promise<string[]> {
  if (!c.req.header('content-type')?.includes('json')) return [];
  const body: unknown = await c.req.json().catch(() => undefined);
  const { id, ids } = { ...(body as { id?: unknown; ids?: unknown } | undefined) };
  return toIds(Array.isArray(ids) ? ids : [id]);
}

/** Returns the ids in a response: of one record, or of all placed ones. */
function idsIn(data: unknown): string[] {
  const { id, placed } = { ...(data as { id?: unknown; placed?: { id?: unknown }[] } | null) };
  return toIds(Array.isArray(placed) ? placed.map((each) => each.id) : [id]);
}

const toIds = (values: readonly unknown[]): string[] =>
  values.filter((each) => typeof each === 'number' || typeof each === 'string').map(String);
