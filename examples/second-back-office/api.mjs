import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const people = {
  dock: { password: 'harbour-dock', roles: ['Dispatcher'] },
  purse: { password: 'harbour-purse', roles: ['Dispatcher', 'Treasurer'] },
};
let berths = [
  { id: 1, name: 'North quay', taken: false },
  { id: 2, name: 'South quay', taken: true },
];
const articles = new Map();
/** Answers of imports by their keys: a part that is sent again is saved once. */
const imports = new Map();
const tokens = new Map();

const ok = (data = null) => ({ status: 'ok', reason: '', data });
const refuse = (status, reason) => ({ status, reason, data: null });

const open = {
  'POST /v2/session': ({ username, password }) =>
    people[username]?.password === password
      ? ok({ accessToken: tokenFor(username) })
      : refuse('wrong', 'Unknown name or password'),
  'GET /v2/captcha': () => ok({ captchaEnabled: false }),
};

const signedIn = {
  'GET /v2/me': ({ username }) => ok({ username, roles: people[username].roles }),
  'GET /v2/berths': ({ query }) => {
    const matches = berths.filter(({ name }) => name.toLowerCase().includes((query.get('name') ?? '').toLowerCase()));
    const size = Number(query.get('pageSize'));
    const from = (Number(query.get('page')) - 1) * size;
    return ok({ list: matches.slice(from, from + size), total: matches.length });
  },
  'POST /v2/berths/save': ({ body: { id, name, taken } }) => {
    if (berths.some((berth) => berth.name === name && berth.id !== id))
      return { ...refuse('wrong', 'Not saved'), data: { fields: { name: 'There is a berth of this name already' } } };
    const berth = { id: id ?? Math.max(0, ...berths.map((each) => each.id)) + 1, name, taken };
    berths = [...berths.filter((each) => each.id !== id), berth];
    return ok(berth);
  },
  'POST /v2/berths/remove': ({ body: { ids } }) => {
    berths = berths.filter(({ id }) => !ids.includes(id));
    return ok();
  },
  'POST /v2/articles/import': ({ body, key }) => {
    if (!imports.has(key)) imports.set(key, ok(importArticles(body.articles)));
    return imports.get(key);
  },
  'POST /v2/session/refresh': ({ username }) => ok({ accessToken: tokenFor(username) }),
  'POST /v2/session/end': ({ token }) => {
    tokens.delete(token);
    return ok();
  },
};

/** The API of this back office: its own paths, fields, codes and headers. */
export async function harbourApi(request, response) {
  const body = JSON.parse((await readAll(request)) || '{}');
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify(answer(request, body)));
}

function answer({ method, url, headers }, body) {
  const { pathname, searchParams: query } = new URL(url, 'http://harbour');
  const call = `${method} ${pathname}`;
  if (headers['x-client'] !== 'harbour') return refuse(400, 'This client is not known');
  if (Object.hasOwn(open, call)) return open[call](body);
  const token = headers['x-access-token'];
  const username = tokens.get(token);
  if (!username) return refuse(401, 'Sign in first');
  return Object.hasOwn(signedIn, call)
    ? signedIn[call]({ username, token, body, query, key: headers['idempotency-key'] ?? crypto.randomUUID() })
    : refuse(404, `There is no ${call}`);
}

function importArticles(rows) {
  const places = [...rows.entries()];
  const isTaken = (row) => articles.has(row.code);
  const refused = places
    .filter(([, row]) => isTaken(row))
    .map(([place]) => ({ place, field: 'code', message: 'There is an article of this code already' }));
  const fresh = places.filter(([, row]) => !isTaken(row));
  for (const [, row] of fresh) articles.set(row.code, row);
  return { saved: fresh.map(([place]) => ({ place })), refused };
}

function tokenFor(username) {
  const token = crypto.randomUUID();
  tokens.set(token, username);
  return token;
}

async function readAll(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

// `node api.mjs` serves it where the proxy of vite.config.ts looks.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) createServer(harbourApi).listen(8080, '127.0.0.1');
