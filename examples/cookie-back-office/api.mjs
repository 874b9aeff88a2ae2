import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const people = {
  ada: { password: 'library-ada', full_name: 'Ada Reader', roles: ['clerk'] },
  carl: { password: 'library-carl', full_name: 'Carl Keeper', roles: ['clerk', 'keeper'] },
};
const titled = (title, author_name, at, borrower_name = null) => ({ id: at, title, author_name, borrower_name });
const books = [titled('The Waves', 'Virginia Woolf', 1), titled('Ulysses', 'James Joyce', 2, 'Mr Bloom')];
for (let at = 3; at <= 60; at += 1) books.push(titled(`Collected letters ${at}`, 'Various hands', at));
const readers = ['Clarissa Dalloway', 'Leopold Bloom', 'Orlando'].map((full_name, at) => ({
  id: at + 1,
  full_name,
  joined_on: `2025-01-0${at + 1}`,
}));
const sessions = new Map();
const versions = new WeakMap();

/** Problem details of RFC 9457; `fields` are sentences by the names of fields. */
class Problem extends Error {
  constructor(status, title, fields = {}) {
    super(title);
    const errors = Object.entries(fields).map(([name, detail]) => ({ pointer: `#/${name}`, detail }));
    Object.assign(this, { status, body: { type: 'about:blank', title, status, ...(errors.length > 0 && { errors }) } });
  }
}

/** The API of this back office: REST in snake_case, pages by cursors, ETags, problem details, and a session in a cookie that no script can read. */
export async function libraryApi(request, response) {
  const headers = { 'content-type': 'application/json', 'x-request-id': `library-${crypto.randomUUID().slice(0, 8)}` };
  try {
    const { status = 200, cookies = [], record, data = record } = answer(request, await readBody(request));
    if (record) headers.etag = tagOf(record);
    response.writeHead(status, { ...headers, 'set-cookie': cookies }).end(status === 204 ? '' : JSON.stringify(data));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const problem = { ...headers, 'content-type': 'application/problem+json' };
    response.writeHead(error.status, problem).end(JSON.stringify(error.body));
  }
}

function answer({ method, url, headers }, body) {
  const { pathname, searchParams } = new URL(url.replace('/api/v1', ''), 'http://library');
  const cookies = Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  const session = sessions.get(cookies.library_session);
  const call = `${method} ${pathname.replace(/\d+/, ':id')}`;
  if (call === 'POST /sessions') return signIn(body);
  if (!session) throw new Problem(401, 'Sign in first');
  if (method !== 'GET' && headers['x-csrf-token'] !== session.word) throw new Problem(403, 'No word, no write');
  if (call === 'DELETE /sessions/current') return signOut(cookies.library_session);
  if (!Object.hasOwn(calls, call)) throw new Problem(404, `There is no ${call}`);
  const rows = pathname.startsWith('/readers') ? readers : books;
  const row = rows.find(({ id }) => id === Number(pathname.split('/')[2]));
  if (call.includes(':id') && !row) throw new Problem(404, 'There is no such record');
  if (method === 'PATCH' && headers['if-match'] !== tagOf(row)) throw new Problem(412, 'Somebody was quicker');
  return calls[call]({ session, searchParams, body, row, rows });
}

const calls = {
  'GET /me': ({ session: { username } }) => ({
    data: { username: people[username].full_name, roles: people[username].roles },
  }),
  'GET /books': (call) => pageOf(books, call),
  'GET /loans': (call) =>
    pageOf(
      books.filter(({ borrower_name }) => borrower_name !== null),
      call,
    ),
  'GET /readers': (call) => pageOf(readers, call),
  'GET /books/:id': ({ row }) => ({ record: row }),
  'GET /readers/:id': ({ row }) => ({ record: row }),
  'POST /books': ({ body }) => {
    mustBeNew(body);
    books.unshift({ ...body, id: books.length + 1, borrower_name: null });
    return { status: 201, record: books[0] };
  },
  'PATCH /books/:id': ({ row, body }) => {
    mustBeNew({ ...row, ...body }, row);
    return write(row, body);
  },
  'PATCH /readers/:id': ({ row, body }) => write(row, body),
  'DELETE /books/:id': ({ row }) => ({ status: 204, data: books.splice(books.indexOf(row), 1) }),
  'PUT /books/:id/loan': ({ row, body }) => {
    const taken = `${row.borrower_name} has this book`;
    if (row.borrower_name) throw new Problem(409, 'The book is lent', { borrower_name: taken });
    write(row, body);
    return { status: 204 };
  },
  'DELETE /books/:id/loan': ({ row }) => {
    write(row, { borrower_name: null });
    return { status: 204 };
  },
};

/** Returns a page; the cursor is the index of the next row, which clients must treat as opaque. */
function pageOf(rows, { searchParams }) {
  const [title, cursor, limit] = ['title', 'cursor', 'limit'].map((name) => searchParams.get(name));
  const matches = rows.filter((row) => !title || row.title.toLowerCase().includes(title.toLowerCase()));
  const from = Number(cursor ?? 0);
  const end = from + Number(limit ?? 10);
  return { data: { items: matches.slice(from, end), next_cursor: end < matches.length ? String(end) : null } };
}

function mustBeNew({ title }, row) {
  if (books.some((each) => each !== row && each.title === title))
    throw new Problem(422, 'The book was not taken', { title: 'There is a book of this title' });
}

function write(row, changes) {
  versions.set(Object.assign(row, changes), (versions.get(row) ?? 1) + 1);
  return { record: row };
}

const tagOf = (row) => `"${row.id}-${versions.get(row) ?? 1}"`;

function signIn({ username, password }) {
  if (people[username]?.password !== password) throw new Problem(422, 'Unknown name or password');
  const [id, word] = [crypto.randomUUID(), crypto.randomUUID()];
  sessions.set(id, { username, word });
  return {
    status: 204,
    cookies: [`library_session=${id}; Path=/; HttpOnly; SameSite=Lax`, `csrf_token=${word}; Path=/; SameSite=Lax`],
  };
}

function signOut(id) {
  sessions.delete(id);
  return { status: 204, cookies: ['library_session=; Path=/; Max-Age=0', 'csrf_token=; Path=/; Max-Age=0'] };
}

async function readBody(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return JSON.parse(text || '{}');
}

// `node api.mjs` serves it where the proxy of vite.config.ts looks.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) createServer(libraryApi).listen(8080, '127.0.0.1');
