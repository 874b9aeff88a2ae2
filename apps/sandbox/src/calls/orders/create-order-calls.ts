import type { Context, Hono } from 'hono';
import type { Order } from '../../business/order-contract';
import type { CallContract } from '../../contract/call-contract';
import { type Call, createCalls } from '../../contract/create-calls';
import { OrderConflict, toHappened } from '../../rows/order-conflict';
import { type Viewer, viewerOf } from '../../rows/viewer';
import { CallFailure } from '../../server/call-failure';
import { toLanguage } from '../../server/language';
import type { Platform } from '../../server/platform';
import type { SandboxEnv } from '../../server/sandbox-env';

/** What a call of orders is given. */
export interface OrderCall<Query, Body> extends Omit<Call<Query, Body>, 'account'> {
  viewer: Viewer;
}

/** Registers a call of orders: a conflict is a 409 that says what happened meanwhile. */
export type AddOrderCall = <Query, Body>(
  contract: CallContract<Query, Body>,
  handle: (call: OrderCall<Query, Body>) => Promise<unknown>,
  plain?: (given: unknown) => unknown,
) => void;

/** Registers calls of orders, and keeps their contracts for `/openapi.json`. */
export function createOrderCalls(app: Hono<SandboxEnv>, platform: Platform) {
  const { contracts, add: addCall } = createCalls(app, platform);
  const add: AddOrderCall = (contract, handle, plain) =>
    addCall(
      contract,
      async ({ account, ...call }) => {
        try {
          return await handle({ ...call, viewer: viewerOf(account) });
        } catch (error) {
          if (error instanceof OrderConflict) throw toConflict(call.c, error, call.now);
          throw error;
        }
      },
      plain,
    );
  return { contracts, add };
}

/** The failure of a write that met a change of somebody else. */
export function toConflict(c: Context<SandboxEnv>, error: OrderConflict, now: number, present?: Order): CallFailure {
  return new CallFailure(409, 'orderMoved', {
    values: { happened: tellHappened(c, error, now) },
    data: { happened: error.happened, ...(present && { present }) },
  });
}

/** What happened to an order meanwhile, as one sentence in the language of the call. */
export function tellHappened(c: Context<SandboxEnv>, { happened: events }: OrderConflict, now: number): string {
  const language = toLanguage(c.req.header('accept-language'));
  return events.map((event) => toHappened(event, now, language)).join(language === 'en' ? ', ' : '，');
}
