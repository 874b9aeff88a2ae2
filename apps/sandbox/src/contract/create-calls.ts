import type { Context, Hono } from 'hono';
import { success } from '../server/envelope';
import { readPayload } from '../server/payload';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import type { Account } from '../session/account';
import { requireToken } from '../session/require-token';
import { type CallContract, readBy } from './call-contract';

/** What a call is given. */
export interface Call<Query, Body> {
  c: Context<SandboxEnv>;
  account: Account;
  query: Query;
  body: Body;
  now: number;
}

/** Registers calls that are checked by their contracts, and keeps the contracts for `/openapi.json`. */
export function createCalls(app: Hono<SandboxEnv>, platform: Platform) {
  const contracts: CallContract[] = [];
  return {
    contracts,
    /** `plain` turns a body into the form that the contract checks. */
    add<Query, Body>(
      contract: CallContract<Query, Body>,
      handle: (call: Call<Query, Body>) => Promise<unknown>,
      plain: (given: unknown) => unknown = (payload) => payload,
    ): void {
      contracts.push(contract);
      app[contract.method](contract.path, requireToken(platform, contract.permission), async (c) => {
        const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
        const query = contract.query ? readBy(contract.query, given, false) : (undefined as Query);
        const body = contract.body ? readBy(contract.body, plain(await readPayload(c)), true) : (undefined as Body);
        return success(c, await handle({ c, account: c.get('account'), query, body, now: platform.now() }));
      });
    },
  };
}
