import type { StandardSchema } from '../../forms/standard-schema';
import type { EndpointRequest, ResponseFrame } from '../kernel/mapped-call';

/** A call that changes something on the server, which is no record of a resource: `{ path: '/personal/doPhone', changes: ['/personal/profile'] }`. @public */
export interface ServerWrite<T = unknown> {
  readonly path: string;
  /** Default `POST`. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Makes the request of the fields. Default: they are the body. Example `({ id, ...body }) => ({ url: '/books/' + id, body })`. */
  readonly toRequest?: (fields: never) => EndpointRequest;
  /** Makes what the schema reads of the response's data, and of its headers. Default: as it is. */
  readonly fromResponse?: (data: never, response: ResponseFrame) => unknown;
  /** What the response must be; one that does not fit is a failure. Default: it is of no use, and handed on as it came. */
  readonly schema?: StandardSchema<T>;
  /** Paths of other calls whose responses it changes. Default: none. */
  readonly changes?: readonly string[];
}
