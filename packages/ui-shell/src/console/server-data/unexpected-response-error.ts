/** A call succeeded, but its response is not what the schema of its resource says; `message` is a sentence for developers. @public */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';

  constructor(
    /** Method and path, for example `GET /order/getList`. */
    readonly call: string,
    /** Where the response is wrong, for example `list[0].fee`; empty where it is wrong as a whole. */
    readonly field: string,
    readonly reason: string,
  ) {
    const place = field === '' ? 'the whole response' : `"${field}"`;
    super(`${call} answered something else than its schema says: ${place} (${reason})`);
  }
}
