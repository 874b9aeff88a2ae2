import { calls, readCall } from './calls.mjs';
import { begin, isPerson, people, sessions } from './people.mjs';

const tokenName = 'my-office.token';

/** Whether an address is one of the API's. */
export const isCall = (url) => url.startsWith('/api/');

const ok = (data) => ({ code: 200, message: 'ok', data });
const refuse = (code, message) => ({ code, message, data: null });

/** Bodies with code, message and data; the token is in a header, 401 is signed out and 402 expired. */
export async function demoApi(request, response) {
  const call = await readCall(request);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(call, request.headers.token)));
}

function answer({ call, query, body }, token) {
  if (call === 'POST /api/login')
    return isPerson(body) ? ok({ [tokenName]: begin(body.username) }) : refuse(500, 'Unknown name or password');
  const username = sessions.get(token);
  if (!username) return refuse(401, 'Sign in first');
  const { roles } = people[username];
  if (call === 'GET /api/me') return ok({ username: people[username].username, roles });
  if (call === 'POST /api/refresh') return ok({ [tokenName]: begin(username) });
  if (call === 'POST /api/logout') return ok(sessions.delete(token));
  return Object.hasOwn(calls, call) ? ok(calls[call]({ query, body })) : refuse(404, `There is no ${call}`);
}
