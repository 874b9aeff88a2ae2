/** A schema of any library with Standard Schema v1 (standardschema.dev), such as `@waybill/validators`. @public */
export interface StandardSchema<Output = unknown, Input = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** Type information only; undefined at run time. */
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** Input type of a schema. @public */
export type InputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['input'];

/** Output type of a schema. @public */
export type OutputOf<S extends StandardSchema> = NonNullable<S['~standard']['types']>['output'];

/** @public */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** An issue of a schema. `code` and `params` extend the standard and allow custom messages. @public */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}
