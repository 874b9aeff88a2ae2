import type { Calls, Platform } from '@waybill/kit/server';
import { CallFailure, readToken } from '@waybill/kit/server';
import { expireTokenCall, logoutCall, publicKeyCall, refreshTokenCall, userInfoCall } from '../contract/session';

/** Registers the calls of an open session: its user, its tokens, its end. */
export function addSessionCalls({ add }: Calls, { sessions, payloadKey }: Platform): void {
  add(userInfoCall, { summary: 'Who is signed in.' }, ({ account }) => {
    const { id, username, avatar, roles, permissions, admin } = account;
    return { username, avatar, roles, permissions, ...(admin ? { admin } : {}), facts: { id } };
  });

  // Succeeds for an expired or unknown token too, since there is nothing to protect.
  add(logoutCall, { summary: 'Ends the session.', access: 'everybody' }, async ({ c }) => {
    const token = readToken(c);
    if (token) await sessions.end(token);
    return null;
  });

  add(expireTokenCall, { summary: 'The next call with this token is answered 402.' }, async ({ c }) => {
    await sessions.expire(readToken(c) ?? '');
    return null;
  });

  add(
    refreshTokenCall,
    { summary: 'Exchanges a live or expired token for a new one, once; 401 for a used one.', access: 'everybody' },
    async ({ c }) => {
      const token = await sessions.rotate(readToken(c) ?? '');
      if (!token) throw new CallFailure(401, 'notSignedIn');
      return { token };
    },
  );

  add(
    publicKeyCall,
    { summary: 'The key of this start, and whether payloads should stay unencrypted.', access: 'everybody' },
    () => ({ publicKey: payloadKey.publicKey, mockServer: false }),
  );
}
