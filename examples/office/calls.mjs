/** The calls of one kind of record, which is kept in memory: list, save and remove. */
function recordCalls(path, first) {
  let rows = first;
  const isFound = (row, query) =>
    [...query].every(
      ([name, text]) => !Object.hasOwn(row, name) || `${row[name]}`.toLowerCase().includes(text.toLowerCase()),
    );
  return {
    [`GET ${path}`]: ({ query }) => {
      const matches = rows.filter((row) => isFound(row, query));
      const size = Number(query.get('pageSize') ?? 10);
      const from = (Number(query.get('page') ?? 1) - 1) * size;
      return { list: matches.slice(from, from + size), total: matches.length };
    },
    [`POST ${path}/save`]: ({ body }) => {
      const isNew = rows.every(({ id }) => id !== body.id);
      const row = isNew ? { ...body, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 } : body;
      rows = isNew ? [...rows, row] : rows.map((each) => (each.id === row.id ? row : each));
      return row;
    },
    [`POST ${path}/remove`]: ({ body }) => {
      rows = rows.filter(({ id }) => !body.ids.includes(id));
      return {};
    },
  };
}

/** The calls for signed-in users. */
export const calls = {
  ...recordCalls('/api/notes', [
    { id: 1, text: 'Read AGENTS.md', done: true },
    { id: 2, text: 'Add a page', done: false },
  ]),
};

/** The call, query and body of a request: `{ call: 'GET /api/notes', query, body }`. */
export async function readCall(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const { pathname, searchParams: query } = new URL(request.url, 'http://api');
  return { call: `${request.method} ${pathname}`, query, body: JSON.parse(text || '{}') };
}
