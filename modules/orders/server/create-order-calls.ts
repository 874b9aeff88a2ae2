import type { Call, DeepReadonly, ResponseOf } from '@waybill/kit/contract';
import type { AddCall, AddedCall, Given } from '@waybill/kit/server';
import { type Viewer, viewerOf } from './viewer';

/** The arguments of a handler of orders. */
export interface OrderCall<C extends Call> extends Given<C> {
  viewer: Viewer;
}

export type AddOrderCall = <C extends Call>(
  call: C,
  facts: AddedCall,
  handle: (given: OrderCall<C>) => DeepReadonly<ResponseOf<C>> | Promise<DeepReadonly<ResponseOf<C>>>,
) => void;

/** Adds the viewer to the arguments of each handler. */
export const createOrderCalls =
  (add: AddCall): AddOrderCall =>
  (call, facts, handle) =>
    add(call, facts, (given) => handle({ ...given, viewer: viewerOf(given.account) }));
