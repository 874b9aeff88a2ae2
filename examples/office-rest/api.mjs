import { calls, readCall } from './calls.mjs';
import { begin, isPerson, people, sessions } from './people.mjs';

const tokenName = 'my-office.token';

/** Whether an address is one of the API's. */
export const isCall = (url) => url.startsWith('/api/');

const reply = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response, status, title) =>
  reply(response, status, { title, status }, { 'content-type': 'application/problem+json' });

/** Plain bodies, a Bearer token, and 401 when it has expired. */
export async function demoApi(request, response) {
  const { call, query, body } = await readCall(request);
  if (call === 'POST /api/login') {
    if (!isPerson(body)) return refuse(response, 422, 'Unknown name or password');
    return reply(response, 200, { [tokenName]: begin(body.username) });
  }
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const username = sessions.get(token);
  if (!username) return refuse(response, 401, 'Sign in first');
  const { roles } = people[username];
  if (call === 'GET /api/me') return reply(response, 200, { username: people[username].username, roles });
  if (call === 'POST /api/refresh') return reply(response, 200, { [tokenName]: begin(username) });
  if (call === 'POST /api/logout') return reply(response, 200, { ended: sessions.delete(token) });
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, `There is no ${call}`);
  return reply(response, 200, calls[call]({ query, body }));
}
