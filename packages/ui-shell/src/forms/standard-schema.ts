/** A schema of any library that speaks Standard Schema v1 (standardschema.dev), such as `@waybill/validators`. @public */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** Never there at run time: it carries the types. */
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** @public */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** What a schema says against a value. `code` and `params` are beyond the standard: schemas that have them can be given words of one's own. @public */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}
