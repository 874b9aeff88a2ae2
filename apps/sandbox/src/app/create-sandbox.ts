import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaptchaMode, DemoAccount, EventFeed, Platform, SandboxEnv } from '@waybill/kit/server';
import {
  cannotOpen,
  createClock,
  type Database,
  DatabaseError,
  type DatabasePlace,
  defaultFreezeDays,
  demoAccounts,
  isLoopback,
  listen,
  openDatabase,
  withFreshPasswords,
} from '@waybill/kit/server';
import type { Hono } from 'hono';
import { serveConsole } from './console/serve-console';
import { type Fault, readFault } from './faults/fault';
import { createFaultList } from './faults/fault-list';
import { startApp } from './start-app';

export interface SandboxOptions {
  /** Keep the rows in memory only; false unless given. */
  memory?: boolean;
  /** Folder of the database file, created when missing; `data/` beside this app's package.json unless given. */
  data?: string;
  /** Address of a libSQL server to keep the rows on, instead of a folder. */
  databaseServer?: string;
  /** Auth token of the libSQL server. */
  databaseToken?: string;
  /** An open database with its tables, instead of a place to open one at; closed with the sandbox. */
  database?: Database;
  /** Folder of the built console to serve on the same port. */
  console?: string;
  /** The console's route table; `routes.json` in the folder of the console unless given, in that of its last build without one. */
  routesFile?: string;
  /** Address to bind; `127.0.0.1` unless given. Beyond this machine the demo accounts get fresh passwords at every start. */
  host?: string;
  /** Port to bind; 0, which takes any free one, unless given. */
  port?: number;
  /** Fail when the port is taken, instead of taking the next free one. */
  strictPort?: boolean;
  /** Public origin of the console, such as `https://console.example`. Default: the `Host` header of each request. */
  origin?: string;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted, such as `127.0.0.1`. Default: no proxy. */
  trustedProxies?: readonly string[];
  /** Seconds a token lives; 7200 unless given. */
  tokenLife?: number;
  /** Seconds after its expiry during which a token can still be refreshed; 7 days unless given. */
  refreshWindow?: number;
  /** Seconds after sign-in at which a session ends, however often its token is refreshed; 30 days unless given. */
  sessionLife?: number;
  /** When sign-in asks for the picture code; `auto` (after three failed sign-ins from one address) unless given. */
  captcha?: CaptchaMode;
  /** Size of the key for encrypted sign-in; 1024, the specification's block sizes, unless given. */
  rsaBits?: 1024 | 2048;
  /** Opens the pretended identity provider, which asks for no password, to this machine; closed unless given. */
  social?: boolean;
  /** Opens the calls under /__sandbox and starts with these faults; an empty list just opens them. Closed unless given. */
  faults?: readonly Partial<Fault>[];
  /** Answers 500 and prints the mismatch if a response does not match the contract. Default false; tests pass true. */
  judging?: boolean;
  /** Work factor (log2 of scrypt's N) of new password hashes; 14 unless given. Tests pass 4. */
  passwordCost?: number;
  /** Days after signing during which a commission is frozen, from 0 to 365; 7 unless given. */
  freezeDays?: number;
  /** Milliseconds since 1970; the clock of the machine unless given. */
  now?: () => number;
  /** Prints one line, such as an SMS code; the console unless given. */
  log?: (line: string) => void;
}

/** A running sandbox. */
export interface Sandbox {
  /** For calls in process: `app.request('/captchaImage')`. */
  app: Hono<SandboxEnv>;
  /** Address without a slash at the end, for instance `http://127.0.0.1:4100`. */
  url: string;
  port: number;
  database: Database;
  platform: Platform;
  /** The demo accounts with the passwords they have in this run. */
  accounts: readonly DemoAccount[];
  /** Ends all connections and closes the database; further calls do nothing. */
  close(): Promise<void>;
}

/** Opens (and at first start fills) the database and serves the platform's API; throws an error that names the cause. */
export async function createSandbox({
  console: folder,
  faults,
  now,
  ...options
}: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', log = console.log, social = false } = options;
  const accounts = isLoopback(host) ? demoAccounts : withFreshPasswords(demoAccounts);
  const routesFile = options.routesFile ?? path.join(folder ?? packageFolder('../console/dist'), 'routes.json');
  if (folder !== undefined) requireConsole(folder);
  const database = options.database ?? (await openDatabase(toPlace(options)));
  try {
    const { app, platform } = await startApp(database, {
      ...options,
      social,
      log,
      freezeDays: options.freezeDays ?? defaultFreezeDays,
      clock: createClock(now),
      demoAccounts: accounts,
      readRoutes: () => readIfThere(routesFile),
      ...(folder === undefined ? {} : { console: serveConsole(folder) }),
      ...(faults ? { faults: createFaultList(faults.map(readFault)) } : {}),
    });
    const { server, port } = await listen(app, {
      host,
      port: options.port ?? 0,
      strictPort: options.strictPort ?? false,
    });
    const close = closeOnce(server, database, platform.feed);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    return { app, url, port, database, platform, accounts, close };
  } catch (error) {
    await database.close();
    throw error instanceof DatabaseError ? cannotOpen('The database', error) : error;
  }
}

function toPlace({ memory, data, databaseServer, databaseToken }: SandboxOptions): DatabasePlace {
  if (memory) return { memory };
  return databaseServer === undefined
    ? { folder: data ?? packageFolder('data') }
    : { server: databaseServer, token: databaseToken };
}

// The path of the app's folder differs between this file (src/app/) and the bundle (dist/), which is one level higher.
function packageFolder(folder: string): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(path.basename(here) === 'dist' ? path.dirname(here) : path.resolve(here, '../..'), folder);
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

function requireConsole(folder: string): void {
  if (existsSync(path.join(folder, 'index.html'))) return;
  throw new Error(`There is no index.html in ${path.resolve(folder)}. Build the console first: npm run build`);
}

function closeOnce(server: Server, database: Database, feed: EventFeed): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= new Promise((resolve) => {
      feed.close();
      server.close(() => resolve(database.close()));
      server.closeAllConnections();
    });
    return closing;
  };
}
