import type { HttpError } from '@waybill/http';

/** Finds what a failure of a call says of single fields: sentences by the names of the form's fields. @public */
export type ReadFieldErrors = (failure: HttpError) => Readonly<Record<string, unknown>> | undefined;
