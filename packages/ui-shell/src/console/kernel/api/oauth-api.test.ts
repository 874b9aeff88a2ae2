import { createTokenStore } from '@waybill/auth-core';
import { expect, it } from 'vitest';
import { reply } from '../../../page-testing/reply';
import { tryApi } from '../../../page-testing/try-api';
import { oauthApi } from './oauth-api';

it('signs in by a form and renews with the rotated refresh token [oauth-password-grant]', async () => {
  const refreshTokens = createTokenStore({ kind: 'memory' });
  const api = oauthApi({ token: '/connect/token', grant: { client_id: 'office' }, refreshTokens });
  const grants: string[] = [];
  const { session, http, calls } = tryApi(api, {
    'POST /connect/token': ({ body }: { body: unknown }) => {
      grants.push(String(body));
      return { access_token: `A${grants.length}`, refresh_token: `R${grants.length}` };
    },
    'GET /notes': ({ headers }: { headers: Record<string, string> }) =>
      headers.authorization === 'Bearer A3' ? [1] : reply({ status: 401, body: {} }),
  });
  await session.signIn({ username: 'maría', password: 'a&b' });
  expect(session.getToken()).toBe('A1');
  await session.renew('A1');
  expect(session.getToken()).toBe('A2');
  expect(await http.get('/notes')).toEqual([1]);
  expect(grants.map((text) => Object.fromEntries(new URLSearchParams(text)))).toEqual([
    { client_id: 'office', grant_type: 'password', username: 'maría', password: 'a&b' },
    { client_id: 'office', grant_type: 'refresh_token', refresh_token: 'R1' },
    { client_id: 'office', grant_type: 'refresh_token', refresh_token: 'R2' },
  ]);
  expect(calls[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  await session.signOut();
  expect(refreshTokens.read()).toBeNull();
});

it('shows the description of a refused grant, and ends the session with a refused refresh [oauth-password-grant]', async () => {
  const refused = { error: 'invalid_grant', error_description: 'Clave incorrecta' };
  const api = oauthApi({ refreshTokens: createTokenStore({ kind: 'memory' }) });
  const { session, http } = tryApi(api, {
    'POST /oauth/token': reply({ status: 400, body: refused }),
    'GET /notes': reply({ status: 401, body: {} }),
  });
  const credentials = { username: 'maría', password: 'x' };
  await expect(session.signIn(credentials)).rejects.toMatchObject({
    userMessage: 'Clave incorrecta',
    code: 'invalid_grant',
  });
  session.adoptToken('A1');
  await expect(http.get('/notes')).rejects.toThrow();
  expect(session.getToken()).toBeNull();
});
