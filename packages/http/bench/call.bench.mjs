/** Prints what one call costs the processor: ours, ky, better-fetch, up-fetch, ofetch, axios and bare fetch, each with the same work. The cheapest round of each counts. */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { createFetch } from '@better-fetch/fetch';
import { createHttpClient } from '@waybill/http';
import axios from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';
import { up } from 'up-fetch';

const calls = 1000;
const rounds = 9;
const atOnce = 10;

if (process.send) serve();
else await compare();

function serve() {
  const body = JSON.stringify({
    code: 200,
    data: Array.from({ length: 10 }, (_, id) => ({ id, name: `order ${id}` })),
  });
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
}

async function compare() {
  const server = fork(import.meta.filename ?? new URL(import.meta.url).pathname);
  const port = await new Promise((resolve) => server.once('message', resolve));
  const baseUrl = `http://127.0.0.1:${port}`;
  const token = 'T'.repeat(40);
  const timeout = 10_000;
  const own = createHttpClient({
    baseUrl,
    timeout,
    conventions: { data: { field: 'data' }, session: { header: 'token' } },
    getToken: () => token,
  });
  const kyClient = ky.create({
    baseUrl,
    timeout,
    retry: 0,
    hooks: { beforeRequest: [({ request }) => request.headers.set('token', token)] },
  });
  const betterFetch = createFetch({
    baseURL: baseUrl,
    timeout,
    onRequest: ({ headers }) => headers.set('token', token),
  });
  const upFetch = up(fetch, () => ({ baseUrl, timeout, headers: { token } }));
  const axiosClient = axios.create({ baseURL: baseUrl, timeout });
  axiosClient.interceptors.request.use((config) => {
    config.headers.set('token', token);
    return config;
  });
  const ofetchClient = ofetch.create({
    baseURL: baseUrl,
    timeout,
    retry: 0,
    onRequest: ({ options }) => options.headers.set('token', token),
  });
  const sides = {
    ours: (page) => own.get('/orders', { params: { page } }),
    ky: async (page) => (await kyClient.get('orders', { searchParams: { page } }).json()).data,
    'better-fetch': async (page) => (await betterFetch('/orders', { query: { page } })).data.data,
    'up-fetch': async (page) => (await upFetch('/orders', { params: { page } })).data,
    ofetch: async (page) => (await ofetchClient('/orders', { query: { page } })).data,
    axios: async (page) => (await axiosClient.get('/orders', { params: { page } })).data.data,
    'bare fetch': async (page) => {
      const signal = AbortSignal.timeout(timeout);
      return (await (await fetch(`${baseUrl}/orders?page=${page}`, { headers: { token }, signal })).json()).data;
    },
  };
  const best = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, call] of Object.entries(sides)) {
      const cost = await costOf(call);
      if (round > 0) best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, cost);
    }
  server.kill();
  for (const [name, cost] of Object.entries(best)) console.log(`a call, ${name}: ${cost.toFixed(0)} µs`);
  console.log(`a call, ours beside ky: ${((best.ours / best.ky) * 100).toFixed(0)} %`);
}

/** Microseconds of the processor for one call. */
async function costOf(call) {
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += atOnce) {
    const results = await Promise.all(Array.from({ length: atOnce }, (_, at) => call(done + at)));
    if (results.some(({ length }) => length !== 10)) throw new Error('A side did not bring the data.');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
