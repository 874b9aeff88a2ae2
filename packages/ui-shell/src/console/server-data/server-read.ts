import type { StandardSchema } from '../../forms/standard-schema';

/** A GET call of the API with what its response must be: `{ path: '/order/options', schema }`. @public */
export interface ServerRead<T> {
  readonly path: string;
  /** Of `@waybill/validators` or any other library that speaks Standard Schema; what it does not name is left out. */
  readonly schema: StandardSchema<T>;
}
