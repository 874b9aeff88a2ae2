/** Prints the processor time of one call for this client, ky, better-fetch, up-fetch, ofetch, axios and bare fetch. The clients take short turns; the ratio to ky is the median of the ratios within one round. */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFetch } from '@better-fetch/fetch';
import { createHttpClient } from '@waybill/http';
import axios from 'axios';
import ky from 'ky';
import { ofetch } from 'ofetch';
import { up } from 'up-fetch';

const calls = 400;
const rounds = 15;
const atOnce = 10;

// Without it, one client would pay for the garbage of the client before it.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

if (process.send) serve();
else await compare();

function serve() {
  process.once('disconnect', () => process.exit());
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
  const waybill = createHttpClient({
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
    ours: (page) => waybill.get('/orders', { params: { page } }),
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
  for (let warmUp = 0; warmUp < 3; warmUp += 1) for (const call of Object.values(sides)) await costOf(call);
  const costs = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, call] of Object.entries(sides)) costs[name].push(await costOf(call));
  server.kill();
  for (const [name, list] of Object.entries(costs)) console.log(`a call, ${name}: ${median(list).toFixed(0)} µs`);
  const ratios = costs.ours.map((cost, round) => cost / costs.ky[round]);
  console.log(`a call, ours beside ky: ${(median(ratios) * 100).toFixed(0)} %`);
}

function median(list) {
  return [...list].sort((one, other) => one - other)[list.length >> 1];
}

/** Microseconds of processor time per call. */
async function costOf(call) {
  collectGarbage();
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += atOnce) {
    const results = await Promise.all(Array.from({ length: atOnce }, (_, at) => call(done + at)));
    if (results.some(({ length }) => length !== 10)) throw new Error('A side did not bring the data.');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}
