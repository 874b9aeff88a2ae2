/** A schema of any library that speaks Standard Schema v1 (standardschema.dev), such as `@waybill/validators`. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardOutcome<Output> | Promise<StandardOutcome<Output>>;
    /** Never there at run time: it carries the types. */
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

type StandardOutcome<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

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
