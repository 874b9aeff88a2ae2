import { createClock, defaultFreezeDays, demoAccounts, type SandboxEnv, success } from '@waybill/kit/server';
import { type Context, Hono } from 'hono';
import { reseed } from '../app/seed/seed';
import { startApp } from '../app/start-app';
import { openStored } from './stored-database';

export interface DemoOptions {
  /** Address of the folder that holds the demo, with a slash at the end. */
  folder: string;
  /** Address of `sqlite3.wasm`. */
  sqlite: string;
}

/** Answers a request of a page once the browser has stored its changes. */
export type Answer = (request: Request) => Promise<Response>;

/** Starts the stand-in server over the database that the browser keeps for this folder. */
export async function startDemo({ folder, sqlite }: DemoOptions): Promise<Answer> {
  const { database, save } = await openStored(`waybill-demo ${folder}`, sqlite);
  const readFile = (name: string) => fetch(new URL(name, folder), { cache: 'no-cache' });
  const { app, platform } = await startApp(database, {
    clock: createClock(),
    demoAccounts,
    freezeDays: defaultFreezeDays,
    social: false,
    // A password guards nothing here, and a browser derives keys slowly.
    passwordCost: 8,
    log: (line) => console.info(line),
    readRoutes: async () => (await readFile('routes.json')).text(),
    console: (c) => (['/', '/index.html'].includes(c.req.path) ? page(c) : readFile(c.req.path.slice(1))),
  });
  const below = new Hono<SandboxEnv>();
  below.use((c, next) => {
    c.set('origin', folder.slice(0, -1));
    return next();
  });
  below.post('/demo/reset', async (c) => {
    await reseed(database, platform);
    return success(c);
  });
  below.route('/', app);
  await save();
  return async (request) => {
    const response = await below.fetch(await toCall(request, folder));
    await save();
    return response;
  };

  async function page(c: Context<SandboxEnv>): Promise<Response> {
    const response = await readFile('console.html');
    return c.html((await response.text()).replaceAll('__CSP_NONCE__', c.get('nonce')));
  }
}

/** A request as the server's calls expect it: a path below the demo's folder begins at the root, and headers that only the network writes are there. */
async function toCall(request: Request, folder: string): Promise<Request> {
  const { origin, pathname } = new URL(folder);
  const { pathname: path, search } = new URL(request.url);
  const { method, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await request.blob();
  const address = origin + (path.startsWith(pathname) ? path.slice(pathname.length - 1) : path) + search;
  const call = new Request(address, { method, signal, ...(body && { body }) });
  const headers = new Headers(request.headers);
  headers.set('user-agent', navigator.userAgent);
  if (body) headers.set('content-length', String(body.size));
  // A `Request` of a browser drops these headers.
  return Object.defineProperty(call, 'headers', { value: headers });
}
