import type { HttpMethod } from '@waybill/http';
import type { Server } from '../../kernel/console-parts';
import { type CallMapping, type MappedCall, type MappedCallOptions, sendMapped } from '../../kernel/mapped-call';

/** A call of an API that is not as the shipped one. @public */
export interface ResourceCall<Payload> extends CallMapping<Payload> {
  /** The last part of its path, or a whole path where it begins with `/`. */
  readonly call: string;
  /** Default: that of the shipped call. */
  readonly method?: HttpMethod;
}

/** The call with the method that it has by itself; a text is the last part of a path. */
export function toMappedCall<Payload>(
  given: string | ResourceCall<Payload>,
  method: HttpMethod,
  toPath: (call: string) => string,
): MappedCall {
  if (typeof given === 'string') return { path: toPath(given), method };
  const { call, toRequest, fromResponse } = given;
  return {
    path: toPath(call),
    method: given.method ?? method,
    toRequest: toRequest as MappedCall['toRequest'],
    fromResponse,
  };
}

/** Makes a call of a resource, whose response is known by its `ETag` also after the app's own mapper. Rejects with the client's error, or where the app's own mapper throws. */
export function sendCall(
  { http, entityTags }: Pick<Server, 'http' | 'entityTags'>,
  call: MappedCall,
  payload: object,
  options?: MappedCallOptions,
): Promise<unknown> {
  const { path, method, toRequest, fromResponse } = call;
  if (toRequest || fromResponse || (method !== 'GET' && method !== 'POST'))
    return sendMapped(http, { ...call, fromResponse: fromResponse && tagged(fromResponse) }, payload, options);

  function tagged(read: NonNullable<MappedCall['fromResponse']>): MappedCall['fromResponse'] {
    return async (data, response) => {
      const made = await read(data, response);
      entityTags.pass(data, made);
      return made;
    };
  }

  return method === 'GET'
    ? http.get(path, { params: { ...payload }, ...options })
    : http.post(path, payload, ...(options ? [options] : []));
}
