import { presenceCall } from '@waybill/contract/live';
import { doublesCall } from '@waybill/contract/orders';
import type { Context, MiddlewareHandler } from 'hono';
import type { Account } from '../../http/account';
import type { Envelope } from '../../http/envelope';
import { originOf } from '../../http/origin';
import type { SandboxEnv } from '../../http/sandbox-env';
import type { Platform } from '../../platform/platform';

/** Calls that send a body and change nothing that would be of interest later. */
const reading: readonly string[] = [doublesCall.url, presenceCall.url];

/** Records every write that was done by somebody who is signed in: who, what, when, from where, on which record. Values are not recorded. */
export function recordActions(platform: Platform): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    await next();
    const account = c.get('account');
    if (c.req.method !== 'POST' || !account || reading.includes(c.req.path)) return;
    const answer = (await c.res.clone().json()) as Envelope;
    if (answer.code === 200)
      await noteAction(platform, c, { account, action: c.req.path, subject: await subjectOf(c, answer) });
  };
}

/** Adds to the record of actions, which nothing is ever taken out of. */
export async function noteAction(
  { database, now }: Platform,
  c: Context<SandboxEnv>,
  { account, action, subject = '' }: { account: Pick<Account, 'id' | 'username'>; action: string; subject?: string },
): Promise<void> {
  const { device, ip } = originOf(c);
  await database.execute({
    sql: 'INSERT INTO actions (at, account_id, username, action, subject, device, ip) VALUES (?, ?, ?, ?, ?, ?, ?)',
    args: [now(), account.id, account.username, action, subject, device, ip],
  });
}

/** The ids of the records that a call was about: those that it named, else that of the record it answered with. */
async function subjectOf(c: Context<SandboxEnv>, { data }: Envelope): Promise<string> {
  const isJson = c.req.header('content-type')?.includes('json');
  const body: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
  const { id, ids } = { ...(body as { id?: unknown; ids?: unknown } | undefined) };
  const found = Array.isArray(ids) ? ids : [id ?? (data as { id?: unknown } | null)?.id];
  return found
    .filter((each) => typeof each === 'number' || typeof each === 'string')
    .join(', ')
    .slice(0, 2000);
}
