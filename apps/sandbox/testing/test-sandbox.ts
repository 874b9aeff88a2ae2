import { fileURLToPath } from 'node:url';
import type { Envelope } from '@waybill/kit/server';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/app/create-sandbox';
import { openFilledDatabase, testTime } from './filled-database';

export interface CallOptions {
  token?: string | undefined;
  /** Sent by POST as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

/** A sandbox in memory with a clock that a test moves. */
export interface TestSandbox extends Sandbox {
  /** Makes a call in process and gives its envelope. */
  call<Data = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Envelope<Data>>;
  /** Signs a demo account in and gives its token. */
  signIn(username: string): Promise<string>;
  /** Moves the clock on by so many seconds. */
  pass(seconds: number): void;
  lines: string[];
}

/** Starts a sandbox in memory without pictures; fast hashes, and a clock that stands still until `pass`. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  let time = testTime;
  const lines: string[] = [];
  const sandbox = await createSandbox({
    memory: true,
    routesFile: fileURLToPath(new URL('routes.json', import.meta.url)),
    captcha: 'never',
    passwordCost: 4,
    judging: true,
    now: () => time,
    log: (line) => void lines.push(line),
    ...(changesFirstRows(options) ? {} : { database: await openFilledDatabase() }),
    ...options,
  });

  async function call<Data = Record<string, unknown>>(path: string, callOptions: CallOptions = {}) {
    const response = await sandbox.app.request(path, toInit(callOptions));
    return (await response.json()) as Envelope<Data>;
  }

  return {
    ...sandbox,
    call,
    lines,
    pass: (seconds) => {
      time += seconds * 1000;
    },
    async signIn(username) {
      const password = sandbox.accounts.find((account) => account.username === username)?.password;
      const answer = await call<{ token: string }>('/api/cps/open/auth/login', { body: { username, password } });
      return answer.data.token;
    },
  };
}

function changesFirstRows({ memory = true, now, host, passwordCost, freezeDays }: SandboxOptions): boolean {
  const startsAtAnotherTime = now !== undefined && now() !== testTime;
  return !memory || startsAtAnotherTime || [host, passwordCost, freezeDays].some((given) => given !== undefined);
}

function toInit({ token, body, headers = {}, method }: CallOptions): RequestInit {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { token }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
