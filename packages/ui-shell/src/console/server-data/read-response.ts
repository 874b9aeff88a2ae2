import type { StandardIssue, StandardSchema } from '../../forms/standard-schema';
import { UnexpectedResponseError } from './unexpected-response-error';

/**
 * What a call (`POST /order/doSteps`) answered, as its schema has it; `place` is where in the response the value stands. Rejects with an
 * `UnexpectedResponseError` that names the field where it is something else. @public
 */
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
