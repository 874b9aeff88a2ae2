import type { ApiKind, Choice } from '../choice';

/** The demonstration API of a kind: one file without dependencies, but for the provider that `oidc` needs. */
export const apiFile = ({ folder, api }: Choice): string => parts[api].replaceAll('{folder}', folder);

const records = `/** The calls of one kind of record, which is kept in memory: list, save and remove. */
function recordCalls(path, first) {
  let rows = first;
  const isFound = (row, query) =>
    [...query].every(
      ([name, text]) => !Object.hasOwn(row, name) || \`\${row[name]}\`.toLowerCase().includes(text.toLowerCase()),
    );
  return {
    [\`GET \${path}\`]: ({ query }) => {
      const found = rows.filter((row) => isFound(row, query));
      const size = Number(query.get('pageSize') ?? 10);
      const from = (Number(query.get('page') ?? 1) - 1) * size;
      return { list: found.slice(from, from + size), total: found.length };
    },
    [\`POST \${path}/save\`]: ({ body }) => {
      const isNew = rows.every(({ id }) => id !== body.id);
      const row = isNew ? { ...body, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 } : body;
      rows = isNew ? [...rows, row] : rows.map((each) => (each.id === row.id ? row : each));
      return row;
    },
    [\`POST \${path}/remove\`]: ({ body }) => {
      rows = rows.filter(({ id }) => !body.ids.includes(id));
      return {};
    },
  };
}

/** What may be called by whoever is signed in. */
const calls = {
  ...recordCalls('/api/notes', [
    { id: 1, text: 'Read AGENTS.md', done: true },
    { id: 2, text: 'Add a page', done: false },
  ]),
};

async function readCall(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { pathname, searchParams: query } = new URL(request.url, 'http://api');
  return { call: \`\${request.method} \${pathname}\`, query, body: JSON.parse(text || '{}') };
}
`;

const people = `
const people = { ann: { password: 'ann-demo', username: 'Ann', roles: ['Editor'] } };
const sessions = new Map();
const isPerson = ({ username, password }) => Object.hasOwn(people, username) && people[username].password === password;

function begin(username) {
  const token = crypto.randomUUID();
  sessions.set(token, username);
  return token;
}
`;

const isCall = `
/** Whether an address is one of the API's. */
export const isCall = (url) => url.startsWith('/api/');
`;

const plainReply = `
const reply = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refuse = (response, status, code, detail) => reply(response, status, { error: { code, detail } });
`;

const parts: Record<ApiKind, string> = {
  envelope: `${records}${people}const tokenName = '{folder}.token';
${isCall}
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
  return Object.hasOwn(calls, call) ? ok(calls[call]({ query, body })) : refuse(404, \`There is no \${call}\`);
}
`,
  rest: `${records}${people}const tokenName = '{folder}.token';
${isCall}${plainReply}
/** Plain bodies, a Bearer token, and 401 when it has expired. */
export async function demoApi(request, response) {
  const { call, query, body } = await readCall(request);
  if (call === 'POST /api/login') {
    if (!isPerson(body)) return refuse(response, 422, 'wrong_login', 'Unknown name or password');
    return reply(response, 200, { [tokenName]: begin(body.username) });
  }
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const username = sessions.get(token);
  if (!username) return refuse(response, 401, 'not_signed_in', 'Sign in first');
  const { roles } = people[username];
  if (call === 'GET /api/me') return reply(response, 200, { username: people[username].username, roles });
  if (call === 'POST /api/refresh') return reply(response, 200, { [tokenName]: begin(username) });
  if (call === 'POST /api/logout') return reply(response, 200, { ended: sessions.delete(token) });
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, 'no_such_call', \`There is no \${call}\`);
  return reply(response, 200, calls[call]({ query, body }));
}
`,
  cookie: `${records}${people}${isCall}${plainReply}
/** Plain bodies and a session in a cookie that no script can read; a write needs the word of another cookie. */
export async function demoApi(request, response) {
  const { call, query, body } = await readCall(request);
  const cookies = Object.fromEntries((request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  if (call === 'POST /api/login') {
    if (!isPerson(body)) return refuse(response, 422, 'wrong_login', 'Unknown name or password');
    const session = \`session=\${begin(body.username)}; Path=/; HttpOnly; SameSite=Lax\`;
    const word = \`csrf_token=\${crypto.randomUUID()}; Path=/; SameSite=Lax\`;
    return reply(response, 200, {}, { 'set-cookie': [session, word] });
  }
  const username = sessions.get(cookies.session);
  if (!username) return refuse(response, 401, 'not_signed_in', 'Sign in first');
  if (request.method !== 'GET' && request.headers['x-csrf-token'] !== cookies.csrf_token)
    return refuse(response, 403, 'forged', 'No word, no write');
  const { roles } = people[username];
  if (call === 'GET /api/me') return reply(response, 200, { username: people[username].username, roles });
  if (call === 'POST /api/logout') {
    sessions.delete(cookies.session);
    const none = ['session=; Path=/; Max-Age=0', 'csrf_token=; Path=/; Max-Age=0'];
    return reply(response, 200, {}, { 'set-cookie': none });
  }
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, 'no_such_call', \`There is no \${call}\`);
  return reply(response, 200, calls[call]({ query, body }));
}
`,
  oidc: `import Provider from 'oidc-provider';

${records}${plainReply}
/** Whether an address is one of the API's or the provider's. */
export const isCall = (url) => /^\\/(api|oidc)\\//.test(url);

const people = { ann: { name: 'Ann', roles: ['Editor'] } };
let provider;

/** A provider as a company runs one, for development: it takes any password. */
const createProvider = (origin) =>
  new Provider(\`\${origin}/oidc\`, {
    clients: [
      {
        client_id: '{folder}',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [\`\${origin}/\`],
        post_logout_redirect_uris: [\`\${origin}/\`],
      },
    ],
    clientBasedCORS: (_, from) => from === origin,
    cookies: { keys: ['{folder}'] },
    claims: { openid: ['sub'], profile: ['name', 'roles'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => people[id] && { accountId: id, claims: () => ({ sub: id, ...people[id] }) },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    ttl: { AccessToken: 3600, RefreshToken: 86_400, IdToken: 3600, Session: 86_400, Grant: 86_400, Interaction: 3600 },
  });

/** Plain bodies; the API takes what access tokens the provider knows. */
export async function demoApi(request, response) {
  provider ??= createProvider(\`http://\${request.headers.host}\`);
  if (request.url.startsWith('/oidc/')) {
    request.originalUrl = request.url;
    request.url = request.url.slice('/oidc'.length);
    return provider.callback()(request, response);
  }
  const { call, query, body } = await readCall(request);
  const token = await provider.AccessToken.find((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  if (!token?.isValid) return refuse(response, 401, 'not_signed_in', 'Sign in first');
  if (!Object.hasOwn(calls, call)) return refuse(response, 404, 'no_such_call', \`There is no \${call}\`);
  return reply(response, 200, calls[call]({ query, body }));
}
`,
};
