import { isResponseError } from '@waybill/http';
import type { ConsoleSession } from '../../../kernel/console-session';
import { forgetPasskey } from './forget-passkey';

/**
 * Signs in by a passkey that the browser gave for `options`. One that the server says it does not know (`{ data: { passkey: 'unknown' } }`) is offered no more
 * by the browser. Rejects as `signIn` does.
 */
export async function enterByPasskey(
  session: Pick<ConsoleSession, 'signIn'>,
  passkey: object,
  options: { rpId?: unknown },
): Promise<void> {
  try {
    await session.signIn({ passkey });
  } catch (error) {
    const { id } = passkey as { id?: unknown };
    const site = typeof options.rpId === 'string' ? options.rpId : undefined;
    if (typeof id === 'string' && isResponseError(error) && isUnknown(error.body)) await forgetPasskey(id, site);
    throw error;
  }
}

const isUnknown = (body: unknown): boolean => Object(Object(body).data).passkey === 'unknown';
