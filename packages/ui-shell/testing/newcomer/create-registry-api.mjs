import { randomUUID } from 'node:crypto';

/** The server of the newcomer's office: a token in the field `access_token`, one list, one upload, one stream of events; `rename` changes a record behind the pages. */
export function createRegistryApi() {
  const tokens = new Set();
  const people = [{ id: 1, name: 'Ann', born: '1990-02-28' }];
  const streams = new Set();
  let lastEvent = 0;

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://api');
    const call = `${request.method} ${pathname}`;
    const reply = (body, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (call === 'POST /api/login') {
      const token = randomUUID();
      tokens.add(token);
      return reply({ access_token: token });
    }
    if (!tokens.has((request.headers.authorization ?? '').replace(/^Bearer /, ''))) return reply({}, 401);
    if (call === 'GET /api/me') return reply({ username: 'Ann', roles: ['Clerk'] });
    if (call === 'GET /api/people') return reply({ list: people, total: people.length });
    if (call === 'POST /api/files') {
      let size = 0;
      for await (const chunk of request) size += chunk.length;
      return reply({ id: `${size}`, name: 'deed.txt', url: '/api/files/deed.txt' });
    }
    if (call !== 'GET /api/events') return reply({}, 404);
    streams.add(response);
    response.once('close', () => streams.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`id: ${lastEvent}\n\n`);
  }

  return {
    answer,
    /** How many windows have a stream of their own. */
    streams: () => streams.size,
    rename(name) {
      people[0].name = name;
      lastEvent += 1;
      for (const stream of streams) stream.write(`id: ${lastEvent}\nevent: person\ndata: {"id":1}\n\n`);
    },
  };
}
