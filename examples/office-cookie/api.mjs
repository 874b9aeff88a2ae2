import { calls, readCall } from './calls.mjs';
import { begin, isPerson, people, sessions } from './people.mjs';

/** Whether an address is one of the API's. */
export const isCall = (url) => url.startsWith('/api/');

const reply = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response, status, title) =>
  reply(response, status, { title, status }, { 'content-type': 'application/problem+json' });

/** Plain bodies and a session in a cookie that no script can read; a write needs the CSRF token of another cookie as a header. */
export async function demoApi(request, response) {
  const { call, query, body } = await readCall(request);
  const cookies = Object.fromEntries((request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  if (call === 'POST /api/login') {
    if (!isPerson(body)) return refuse(response, 422, 'Unknown name or password');
    const session = `session=${begin(body.username)}; Path=/; HttpOnly; SameSite=Lax`;
    const word = `csrf_token=${crypto.randomUUID()}; Path=/; SameSite=Lax`;
    return reply(response, 200, {}, { 'set-cookie': [session, word] });
  }
  const username = sessions.get(cookies.session);
  if (!username) return refuse(response, 401, 'Sign in first');
  if (request.method !== 'GET' && request.headers['x-csrf-token'] !== cookies.csrf_token)
    return refuse(response, 403, 'No word, no write');
  const { roles } = people[username];
  if (call === 'GET /api/me') return reply(response, 200, { username: people[username].username, roles });
  if (call === 'POST /api/logout') {
    sessions.delete(cookies.session);
    const none = ['session=; Path=/; Max-Age=0', 'csrf_token=; Path=/; Max-Age=0'];
    return reply(response, 200, {}, { 'set-cookie': none });
  }
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, `There is no ${call}`);
  return reply(response, 200, calls[call]({ query, body }));
}
