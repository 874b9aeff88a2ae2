import { calls, readCall } from './calls.mjs';
import { begin, isPerson, people, sessions } from './people.mjs';

/** Names by refresh token; each of them works once. */
const refreshTokens = new Map();

/** Whether an address is one of the API's. */
export const isCall = (url) => url.startsWith('/api/');

const reply = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response, status, title) =>
  reply(response, status, { title, status }, { 'content-type': 'application/problem+json' });
const refuseGrant = (response, text) =>
  reply(response, 400, { error: 'invalid_grant', error_description: text }, { 'cache-control': 'no-store' });

/** Plain bodies, a Bearer token, 401 when it has expired; forms to the token endpoint give tokens, and each refresh token is replaced by its use. */
export async function demoApi(request, response) {
  if (request.method === 'POST' && request.url === '/api/oauth/token') return grant(request, response);
  const { call, query, body } = await readCall(request);
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const username = sessions.get(token);
  if (!username) return refuse(response, 401, 'Sign in first');
  const { roles } = people[username];
  if (call === 'GET /api/me') return reply(response, 200, { username: people[username].username, roles });
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, `There is no ${call}`);
  return reply(response, 200, calls[call]({ query, body }));
}

async function grant(request, response) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const fields = Object.fromEntries(new URLSearchParams(text));
  if (fields.grant_type === 'password' && !isPerson(fields)) return refuseGrant(response, 'Unknown name or password');
  const isRenewal = fields.grant_type === 'refresh_token';
  const username = isRenewal ? refreshTokens.get(fields.refresh_token) : fields.username;
  if (!username || !(isRenewal || fields.grant_type === 'password')) return refuseGrant(response, 'Sign in again');
  refreshTokens.delete(fields.refresh_token);
  const refresh_token = crypto.randomUUID();
  refreshTokens.set(refresh_token, username);
  const tokens = { access_token: begin(username), token_type: 'Bearer', expires_in: 3600, refresh_token };
  return reply(response, 200, tokens, { 'cache-control': 'no-store' });
}
