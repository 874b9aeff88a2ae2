/** Prints how long the list of a million orders, placing one, and the start of the server take. The database is made once and kept in `reports/`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSampler, type Sampler } from '@waybill/kit/server';
import { makeOrders } from './make-orders';

const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const requests = 200;
const app = fileURLToPath(new URL('..', import.meta.url));
const folder = path.resolve(app, '../../reports', `orders-${orders}`);
const count = orders.toLocaleString('en');

if (!existsSync(folder)) {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await makeOrders(unfinished, orders);
  await rename(unfinished, folder);
}

const { url, child, took } = await start();
console.log(`server starts with ${count} orders: ${took.toFixed(0)} ms`);
const [staff, agent] = [await signIn('admin'), await signIn('agent')];
const sampler = createSampler(11);
const examples = await rowsOf(`/order/getList?pageSize=100&page=${Math.ceil(orders / 231)}`, staff);

const filters = [
  () => ({
    status: sampler.pick(['pending', 'accepted', 'collected', 'in-transit', 'arrived', 'signed', 'cancelled']),
  }),
  () => ({ category: sampler.pick(['ebike', 'motorcycle', 'tricycle']) }),
  () => ({ fromCity: sampler.pick(examples).fromCity }),
  () => ({ toCity: sampler.pick(examples).toCity }),
];
const keywords: Record<string, (order: Order) => string> = {
  'a whole number': ({ orderNo }) => orderNo,
  'the end of a number': ({ orderNo }) => orderNo.slice(-5),
  'a phone': ({ consignee }) => consignee.phone,
  'the end of a phone': ({ consignor }) => consignor.phone.slice(-4),
  'a name': ({ consignor }) => consignor.name,
  'a family name': ({ consignee }) => consignee.name.slice(0, 1),
  'a frame number': ({ vehicles: [first] }) => first.frame,
  'the end of a frame number': ({ vehicles: [first] }) => first.frame.slice(-6),
  'the start of a plate': ({ vehicles: [first] }) => first.plate.slice(0, 4) || '京A1',
  'a district': ({ consignor }) => consignor.regionNames.at(-1) ?? '',
  'what all have': () => sampler.pick(['TY', '20', '1', '170', 'TY20']),
  'what none has': () => sampler.pick(['zz', 'QQQ', '没有', 'xyz-9876']),
};
const sorts = () => ({ sort: sampler.pick(['createdAt', 'fee', 'orderNo']), order: sampler.pick(['asc', 'desc']) });

await time('list, the first page', staff, () => ({}));
await time('list, any page', staff, () => ({ page: anyPage(orders) }));
await time('list, the page in the middle', staff, () => ({ page: orders / 20 }));
for (const [index, name] of ['status', 'category', 'origin', 'destination'].entries()) {
  await timeDeep(`list of one ${name}, any page`, staff, () => filters[index]?.() ?? {});
}
await timeDeep('list of several filters, any page', staff, () => someFilters(sampler));
await timeDeep('list in any order, with any filters, any page', staff, () => ({ ...someFilters(sampler), ...sorts() }));
await timeDeep('list of a range of days, any page', staff, () => someDays());
await timeDeep('list of a range of days, with any filters, in any order, any page', staff, () => ({
  ...someDays(),
  ...someFilters(sampler),
  ...sorts(),
}));
await time('list of what is overdue', staff, () => ({ overdue: 'true', ...someFilters(sampler) }));
await time('list of what was signed for on a day', staff, () => ({ signedOn: someDays().from, ...sorts() }));
await timeCall('orders per state', '/order/counts', () => someFilters(sampler));
await timeCall('orders per state in a range of days', '/order/counts', () => ({
  ...someDays(),
  ...someFilters(sampler),
}));
await timeCall('today', '/order/today', () => ({}));
await timeDeep("an agent's list, any page", agent, () => someFilters(sampler));
for (const [name, keyword] of Object.entries(keywords)) {
  await time(`keyword, ${name}`, staff, () => ({ keyword: keyword(sampler.pick(examples)) }));
  await time(`keyword with filters, ${name}`, staff, () => ({
    keyword: keyword(sampler.pick(examples)),
    ...someFilters(sampler),
  }));
  await time(`keyword in a range of days, ${name}`, staff, () => ({
    keyword: keyword(sampler.pick(examples)),
    ...someDays(),
  }));
}
await timeFileBesideLists();
await timePlacing();
await end();

interface Order {
  orderNo: string;
  consignor: { name: string; phone: string; regionNames: string[] };
  consignee: { name: string; phone: string };
  fromCity: string;
  toCity: string;
  createdAt: string;
  vehicles: [{ frame: string; plate: string }];
}

type Query = Record<string, string | number>;

function someFilters(sampler: Sampler): Query {
  return Object.assign({}, ...filters.filter(() => sampler.chance(0.5)).map((filter) => filter()));
}

function someDays(): { from: string; to: string } {
  const day = (back: number) => new Date(Date.now() - back * 24 * 3600_000).toISOString().slice(0, 10);
  const start = sampler.between(0, 3 * 365);
  return { from: day(start), to: day(sampler.between(0, start)) };
}

async function timeCall(name: string, path: string, make: () => Query): Promise<void> {
  const took = [];
  for (let index = 0; index < requests; index += 1) {
    const query = new URLSearchParams(
      Object.entries(make()).map(([field, value]): [string, string] => [field, String(value)]),
    );
    query.delete('status');
    const begun = performance.now();
    await call(`${path}?${query}`, staff);
    took.push(performance.now() - begun);
  }
  tell(name, took);
}

function anyPage(total: number): number {
  return sampler.between(1, Math.max(1, Math.ceil(total / 10)));
}

async function timeDeep(name: string, token: string, make: () => Query): Promise<void> {
  const queries: Query[] = [];
  for (let index = 0; index < requests; index += 1) {
    const query = make();
    const { total } = await list(query, token);
    queries.push({ ...query, page: anyPage(total) });
  }
  await time(name, token, () => queries.pop() ?? {});
}

async function time(name: string, token: string, make: () => Query): Promise<void> {
  const took = [];
  for (let index = 0; index < requests; index += 1) {
    const query = make();
    const begun = performance.now();
    await list(query, token);
    took.push(performance.now() - begun);
  }
  tell(name, took);
}

/** A file as a browser asks for it, while four lists run without a pause. */
async function timeFileBesideLists(): Promise<void> {
  const file = (await readdir(path.resolve(app, '../console/dist/assets'))).find((name) => name.endsWith('.js'));
  let over = false;
  const busy = Array.from({ length: 4 }, async () => {
    while (!over) await list({ page: anyPage(orders) }, staff);
  });
  const took = [];
  for (let index = 0; index < requests; index += 1) {
    const begun = performance.now();
    await (await fetch(`${url}/assets/${file}`)).arrayBuffer();
    took.push(performance.now() - begun);
  }
  over = true;
  await Promise.all(busy);
  tell('a file beside four lists', took);
}

async function timePlacing(): Promise<void> {
  const [template] = await rowsOf('/order/getList?pageSize=1&status=pending', staff);
  const order = { ...template, id: undefined, version: undefined };
  const took = [];
  for (let index = 0; index < requests; index += 1) {
    const begun = performance.now();
    await call('/order/doEdit', agent, order);
    took.push(performance.now() - begun);
  }
  tell('placing an order', took);
}

function tell(name: string, took: number[]): void {
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`);
}

async function list(query: Query, token: string): Promise<{ list: Order[]; total: number }> {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return call(`/order/getList?${text}`, token);
}

async function rowsOf(address: string, token: string): Promise<Order[]> {
  return (await call<{ list: Order[] }>(address, token)).list;
}

async function call<Data>(address: string, token = '', body?: object): Promise<Data> {
  const response = await fetch(url + address, {
    headers: { token, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${message}`);
  return data;
}

async function signIn(username: string): Promise<string> {
  const body = { username, password: `waybill-${username}` };
  return (await call<{ token: string }>('/api/cps/open/auth/login', '', body)).token;
}

async function start(): Promise<{ url: string; child: ChildProcess; took: number }> {
  const begun = performance.now();
  const flags = ['--console', path.resolve(app, '../console/dist'), '--data', folder, '--captcha', 'never'];
  const child = spawn(process.execPath, [path.join(app, 'dist/main.js'), ...flags], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(`The sandbox ended. It said:\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /console: (http:\S+)\/\n/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  return { url, child, took: performance.now() - begun };
}

async function end(): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
