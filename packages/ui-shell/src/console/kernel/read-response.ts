import type { StandardIssue, StandardSchema } from '../../forms/standard-schema';

/** A successful response does not match its schema; `message` is for developers. @public */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError';

  constructor(
    /** Method and path, for example `GET /order/getList`. */
    readonly call: string,
    /** Path of the wrong value, such as `list[0].fee`; empty for the whole response. */
    readonly field: string,
    readonly reason: string,
  ) {
    const place = field === '' ? 'the whole response' : `"${field}"`;
    super(`${call} answered something else than its schema says: ${place} (${reason})`);
  }
}

/** Checks a response against the schema of its call (`POST /order/doSteps`); `place` is its path in the whole. Rejects with an `UnexpectedResponseError` that names the field. @public */
export async function readResponse<T>(
  call: string,
  schema: StandardSchema<T>,
  response: unknown,
  place = '',
): Promise<T> {
  const outcome = await schema['~standard'].validate(response);
  if (!outcome.issues) return outcome.value;
  const [issue] = outcome.issues;
  const field = [place, toField(issue?.path ?? [])].filter(Boolean).join('.');
  throw new UnexpectedResponseError(call, field, issue?.message ?? '');
}

/** The path to a field as it is written in code: `list[0].fee`. */
function toField(path: NonNullable<StandardIssue['path']>): string {
  return path
    .map((part) => (typeof part === 'object' ? part.key : part))
    .map((key, place) => (typeof key === 'number' ? `[${key}]` : `${place > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
