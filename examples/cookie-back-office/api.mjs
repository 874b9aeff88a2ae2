import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const people = {
  ada: { password: 'library-ada', full_name: 'Ada Reader', role_names: ['clerk'] },
  carl: { password: 'library-carl', full_name: 'Carl Keeper', role_names: ['clerk', 'keeper'] },
};
const books = [
  { book_id: 1, book_title: 'The Waves', borrower_name: null },
  { book_id: 2, book_title: 'Ulysses', borrower_name: 'Mr Bloom' },
];
const readers = ['Clarissa Dalloway', 'Leopold Bloom', 'Orlando'].map((reader_name, at) => ({
  reader_id: at + 1,
  reader_name,
  joined_at: 1_735_689_600 + at * 86_400,
}));
const sessions = new Map();

class Refusal extends Error {
  constructor(status, code, detail) {
    super(detail);
    this.status = status;
    this.body = { error: { code, detail } };
  }
}

const signedIn = {
  'GET /api/v1/me': ({ username }) => ({
    user_name: people[username].full_name,
    role_names: people[username].role_names,
  }),
  'GET /api/v1/books': () => ({ items: books, total_count: books.length }),
  'PUT /api/v1/loans': (_, { book_id, borrower_name }) => {
    const book = books.find((each) => each.book_id === book_id);
    if (!book) throw new Refusal(404, 'no_such_book', 'There is no such book');
    if (book.borrower_name) throw new Refusal(409, 'book_lent', `${book.borrower_name} has this book`);
    book.borrower_name = borrower_name;
    return { lent_book: book };
  },
};

/** The API of this back office: REST in snake_case, errors as objects, and a session in a cookie that no script can read. */
export async function libraryApi(request, response) {
  const body = JSON.parse((await readAll(request)) || '{}');
  const headers = { 'content-type': 'application/json', 'x-request-id': `library-${crypto.randomUUID().slice(0, 8)}` };
  try {
    const { status = 200, cookies = [], total, list, ...data } = answer(request, body);
    if (list) headers['x-total-count'] = total;
    const said = status === 204 ? '' : JSON.stringify(list ?? data);
    response.writeHead(status, { ...headers, 'set-cookie': cookies }).end(said);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(error.status, headers).end(JSON.stringify(error.body));
  }
}

function answer({ method, url, headers }, body) {
  const call = `${method} ${url.split('?')[0]}`;
  const cookies = Object.fromEntries((headers.cookie ?? '').split('; ').map((pair) => pair.split('=')));
  const session = sessions.get(cookies.library_session);
  if (call === 'POST /api/v1/sessions') return signIn(body);
  if (!session) throw new Refusal(401, 'not_signed_in', 'Sign in first');
  if (method !== 'GET' && headers['x-csrf-token'] !== session.word)
    throw new Refusal(403, 'forged', 'No word, no write');
  if (call === 'DELETE /api/v1/sessions/current') return signOut(cookies.library_session);
  if (url.startsWith('/api/v1/readers')) return answerOfReaders(method, new URL(url, 'http://library'), body);
  if (!Object.hasOwn(signedIn, call)) throw new Refusal(404, 'no_such_call', `There is no ${call}`);
  return signedIn[call](session, body);
}

/** REST to the letter: pages by offset, the total in a header, days in seconds, and changes that are answered with nothing. */
function answerOfReaders(method, { pathname, searchParams }, body) {
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name)));
  if (pathname.endsWith('/readers')) return { list: readers.slice(offset, offset + limit), total: readers.length };
  const reader = readers.find(({ reader_id }) => pathname.endsWith(`/readers/${reader_id}`));
  if (!reader) throw new Refusal(404, 'no_such_reader', 'There is no such reader');
  if (method === 'GET') return reader;
  if (method === 'PATCH') reader.reader_name = body.reader_name;
  if (method === 'DELETE') readers.splice(readers.indexOf(reader), 1);
  return { status: 204 };
}

function signIn({ login_name, pass_phrase }) {
  if (people[login_name]?.password !== pass_phrase) throw new Refusal(422, 'wrong_login', 'Unknown name or password');
  const [id, word] = [crypto.randomUUID(), crypto.randomUUID()];
  sessions.set(id, { username: login_name, word });
  return {
    status: 204,
    cookies: [`library_session=${id}; Path=/; HttpOnly; SameSite=Lax`, `csrf_token=${word}; Path=/; SameSite=Lax`],
  };
}

function signOut(id) {
  sessions.delete(id);
  return { status: 204, cookies: ['library_session=; Path=/; Max-Age=0', 'csrf_token=; Path=/; Max-Age=0'] };
}

async function readAll(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

// `node api.mjs` serves it where the proxy of vite.config.ts looks.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) createServer(libraryApi).listen(8080, '127.0.0.1');
