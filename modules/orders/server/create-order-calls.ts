import type { Call, ResponseOf, Told } from '@waybill/kit/contract';
import type { AddCall, AddedCall, Given } from '@waybill/kit/server';
import { type Viewer, viewerOf } from './viewer';

/** What a call of orders is given. */
export interface OrderCall<C extends Call> extends Given<C> {
  viewer: Viewer;
}

/** Registers a call of orders. */
export type AddOrderCall = <C extends Call>(
  call: C,
  facts: AddedCall,
  handle: (given: OrderCall<C>) => Told<ResponseOf<C>> | Promise<Told<ResponseOf<C>>>,
) => void;

/** Registers calls of orders. */
export const createOrderCalls =
  (add: AddCall): AddOrderCall =>
  (call, facts, handle) =>
    add(call, facts, (given) => handle({ ...given, viewer: viewerOf(given.account) }));
