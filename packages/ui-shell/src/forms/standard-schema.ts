/** A schema of any library that speaks Standard Schema v1 (standardschema.dev), such as `@waybill/validators`. @public */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** Never there at run time: it carries the types. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** What a schema takes. @public */
export type InputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['input'];

/** What a schema gives back. @public */
export type OutputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['output'];

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
