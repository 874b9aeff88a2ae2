import type { StandardSchema } from '../../forms/standard-schema';

/** A call that changes something on the server, which is no record of a resource: `{ path: '/personal/doPhone', changes: ['/personal/profile'] }`. @public */
export interface ServerWrite<T = unknown> {
  readonly path: string;
  /** Default `POST`. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** What the response must be; one that does not fit is a failure. Default: it is of no use, and handed on as it came. */
  readonly schema?: StandardSchema<T>;
  /** Paths of other calls whose responses it changes. Default: none. */
  readonly changes?: readonly string[];
}
