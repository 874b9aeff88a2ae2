import type { Database } from '@waybill/kit/server';
import { type IdempotencyKey, writtenBefore } from '@waybill/kit/server';
import { KeyTaken } from '@waybill/orders/server';

/** Runs a write that says whether it was done; one that was done before with the same key is done. */
export async function once(
  database: Database,
  key: IdempotencyKey | undefined,
  write: () => Promise<boolean>,
): Promise<boolean> {
  const isDone = async () => (await writtenBefore(database, 'money', key)) !== undefined;
  if (await isDone()) return true;
  try {
    return (await write()) || (await isDone());
  } catch (error) {
    if (error instanceof KeyTaken && (await isDone())) return true;
    throw error;
  }
}
