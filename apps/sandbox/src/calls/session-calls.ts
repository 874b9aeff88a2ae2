import type { Handler } from 'hono';
import { CallFailure } from '../server/call-failure';
import { success } from '../server/envelope';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { readToken } from '../session/require-token';

/** GET /userInfo: who is signed in; `admin` is only there when true. */
export function userInfo(): Handler<SandboxEnv> {
  return (c) => {
    const { username, avatar, roles, permissions, admin } = c.get('account');
    return success(c, { username, avatar, roles, permissions, ...(admin ? { admin } : {}) });
  };
}

/** GET /logout: ends the session; succeeds with an expired or unknown token too, for there is nothing left to refuse. */
export function logout({ sessions }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const token = readToken(c);
    if (token) await sessions.end(token);
    return success(c);
  };
}

/** GET /expireToken: the token counts as expired from now on, so that the next call is answered 402. */
export function expireToken({ sessions }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    await sessions.expire(readToken(c) ?? '');
    return success(c);
  };
}

/** GET /refreshToken: exchanges a live or expired token for a new one, once; answers `{ token }`, 401 for a used one. */
export function refreshToken({ sessions }: Platform): Handler<SandboxEnv> {
  return async (c) => {
    const token = await sessions.rotate(readToken(c) ?? '');
    if (!token) throw new CallFailure(401, 'notSignedIn');
    return success(c, { token });
  };
}

/** GET /publicKey: the key of this start and whether payloads should stay unencrypted. */
export function publicKey({ payloadKey }: Platform): Handler<SandboxEnv> {
  return (c) => success(c, { publicKey: payloadKey.publicKey, mockServer: false });
}
