import type { RequestOptions } from '@waybill/http';
import type { Refusal } from '../../forms/refusal';

/** What became of a write: the record as the server has it now, or why not. @public */
export type Written<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly refusal: Refusal };

/** How a write is sent. @public */
export type WriteOptions = Pick<RequestOptions, 'idempotencyKey' | 'keepalive' | 'silent'>;
