import type { Context } from 'hono';
import { badField } from '../http/read-input';
import type { SandboxEnv } from '../http/sandbox-env';
import { digest } from '../session/digest';
import type { IdempotencyKey } from './idempotency';

/** Reads the `Idempotency-Key` of a call with its request; throws `CallFailure` 400 if it is invalid. */
export function readKey(c: Context<SandboxEnv>, body: unknown): IdempotencyKey | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,80}$/.test(key)) throw badField('Idempotency-Key');
  return { accountId: c.get('account').id, key, request: digest(JSON.stringify(body)) };
}

/** The key of one entry of a bulk call. A client cannot send it, since a key may not contain a tab. */
export const entryKey = (whole: IdempotencyKey | undefined, entry: number): IdempotencyKey | undefined =>
  whole && { ...whole, key: `${whole.key}\t${entry}` };
