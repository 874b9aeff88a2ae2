import { isResponseError } from '@waybill/http';
import type { ConsoleSession } from '../../../kernel/console-session';
import { forgetPasskey } from './forget-passkey';

/**
 * Signs in with the browser's passkey for `options`. If the server answers `{ data: { passkey: 'unknown' } }`, the browser
 * no longer offers it. Rejects like `signIn`.
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
