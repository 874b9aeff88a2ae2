import type { AnySchema, BodyOf, Call, ResponseOf } from '@waybill/contract/call';
import {
  type ServerRead,
  type ServerWrite,
  useServerWrite,
  type WriteOptions,
  type Written,
} from '@waybill/ui-shell/console';
import type { Schema } from '@waybill/validators';

type ReadCall = Call & { readonly method: 'GET' };
type WriteCall = Call & { readonly method: 'POST' };

/** A call that only reads, as `useServerData` takes it. */
export const readOf = <C extends ReadCall>({ url, response }: C): ServerRead<ResponseOf<C>> => ({
  path: url,
  schema: response as Schema<ResponseOf<C>>,
});

/** A call that changes something, with what it makes stale. */
export interface CallWrite<C extends WriteCall> extends ServerWrite<ResponseOf<C>> {
  readonly call: C;
}

/** A call that changes something, and the reads whose responses it changes, by their paths. */
export const writeOf = <C extends WriteCall>(call: C, changes: readonly string[] = []): CallWrite<C> => ({
  call,
  path: call.url,
  schema: call.response as Schema<ResponseOf<C>>,
  changes,
});

/** An action of a resource: its path, and what it answers. */
export const actionOf = <C extends WriteCall>({ url, response }: C) => ({
  call: url,
  schema: response as Schema<ResponseOf<C>>,
});

/** What is sent with a call: nothing where it has no body. */
type Sent<C> = C extends { readonly body: AnySchema }
  ? [fields: BodyOf<C>, options?: WriteOptions]
  : [fields?: undefined, options?: WriteOptions];

/** Sends a call with the fields that its contract takes. It never rejects; a refusal has been shown, unless the write is `silent`. */
export const useCall = <C extends WriteCall>(
  write: CallWrite<C>,
): ((...sent: Sent<C>) => Promise<Written<ResponseOf<C>>>) => {
  const send = useServerWrite(write);
  return (...[fields, options]) => send(fields, options);
};
