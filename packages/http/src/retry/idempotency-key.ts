import type { Call, Reply } from '../call/call';
import { isResponseError } from '../errors/is-http-error';
import { numberOf } from './pause-after';

/** Maximum number of stored keys of calls without a known outcome; the oldest is removed first. */
const maxStored = 50;

/** Runs a call under its idempotency key; a generated key is stored for an identical call until an outcome is known. */
export async function withIdempotencyKey(
  keys: Map<string, string>,
  call: Call,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const { method, url, query, plain, request } = call;
  const name = typeof plain.data === 'object' ? undefined : JSON.stringify([method, url, query, plain.data]);
  const forget = () => name && keys.delete(name);
  if (request.idempotencyKey === true && name) {
    call.idempotencyKey = keys.get(name) ?? (call.idempotencyKey as string);
    keys.set(name, call.idempotencyKey);
    for (const oldest of [...keys.keys()].slice(0, Math.max(0, keys.size - maxStored))) keys.delete(oldest);
  }
  try {
    const reply = await run();
    forget();
    return reply;
  } catch (error) {
    if (isResponseError(error) && !/^(408|425|429|5\d\d)$/.test(String(numberOf(error)))) forget();
    throw error;
  }
}
