import type { Call, ResponseOf, Told } from '@waybill/kit/contract';
import type { AddCall, AddedCall, Given, SandboxEnv } from '@waybill/kit/server';
import { CallFailure, toLanguage } from '@waybill/kit/server';
import type { Context } from 'hono';
import type { Order } from '../contract/order';
import { OrderConflict, toHappened } from './order-conflict';
import { type Viewer, viewerOf } from './viewer';

/** What a call of orders is given. */
export interface OrderCall<C extends Call> extends Omit<Given<C>, 'account'> {
  viewer: Viewer;
}

/** Registers a call of orders: a conflict is a 409 that says what happened meanwhile. */
export type AddOrderCall = <C extends Call>(
  call: C,
  facts: AddedCall,
  handle: (given: OrderCall<C>) => Promise<Told<ResponseOf<C>>>,
) => void;

/** Registers calls of orders. */
export const createOrderCalls =
  (add: AddCall): AddOrderCall =>
  (call, facts, handle) =>
    add(call, facts, async ({ account, ...given }) => {
      try {
        return await handle({ ...given, viewer: viewerOf(account) });
      } catch (error) {
        if (error instanceof OrderConflict) throw toConflict(given.c, error, given.now);
        throw error;
      }
    });

/** The failure of a write that met a change of somebody else. */
export function toConflict(c: Context<SandboxEnv>, error: OrderConflict, now: number, present?: Order): CallFailure {
  return new CallFailure(409, 'orderMoved', {
    values: { happened: tellHappened(c, error, now) },
    data: { happened: error.happened, ...(present && { present }) },
  });
}

/** What happened to an order meanwhile, as one sentence in the language of the call; what reads the same is said once. */
export function tellHappened(c: Context<SandboxEnv>, { happened: events }: OrderConflict, now: number): string {
  const language = toLanguage(c.req.header('accept-language'));
  const phrases = new Set(events.map((event) => toHappened(event, now, language)));
  return [...phrases].join(language === 'en' ? ', ' : '，');
}
