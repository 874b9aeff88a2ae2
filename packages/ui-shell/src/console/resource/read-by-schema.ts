import type { StandardIssue, StandardSchema } from '../../forms/standard-schema';

/** Runs a schema. Throws what `toError` makes of the first issue: its message, and the path to the field as it is written in code (`list[0].fee`). */
export async function readBySchema<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
  toError: (message: string, field: string) => Error,
): Promise<Output> {
  const outcome = await schema['~standard'].validate(value);
  if (!outcome.issues) return outcome.value;
  const [issue] = outcome.issues;
  throw toError(issue?.message ?? '', toField(issue?.path ?? []));
}

function toField(path: NonNullable<StandardIssue['path']>): string {
  return path
    .map((part) => (typeof part === 'object' ? part.key : part))
    .map((key, place) => (typeof key === 'number' ? `[${key}]` : `${place > 0 ? '.' : ''}${String(key)}`))
    .join('');
}
