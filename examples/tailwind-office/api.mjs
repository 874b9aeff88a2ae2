import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const parcels = [
  { id: 1, to: 'Bremen', weight: 12, state: 'waiting' },
  { id: 2, to: 'Gdansk', weight: 40, state: 'sent' },
  { id: 3, to: 'Porto', weight: 7, state: 'lost' },
];

/** Answers the calls below /api/: one account, one token, a few parcels. */
export async function parcelsApi(request, response) {
  const call = `${request.method} ${request.url.split('?')[0]}`;
  const body = await text(request);
  const answer = (status, data) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  if (call === 'POST /api/login') {
    const { username, password } = JSON.parse(body);
    if (username === 'clerk' && password === 'parcels-clerk') return answer(200, { token: 'of-the-clerk' });
    return answer(400, { title: 'Unknown name or password' });
  }
  if (request.headers.authorization !== 'Bearer of-the-clerk') return answer(401, { title: 'Sign in first' });
  if (call === 'GET /api/me') return answer(200, { username: 'clerk', roles: ['Clerk'] });
  if (call === 'GET /api/parcels') return answer(200, parcels);
  return answer(call === 'POST /api/logout' ? 200 : 404, {});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) createServer(parcelsApi).listen(8080, '127.0.0.1');
