/** The `~standard` property of Standard Schema v1 (standardschema.dev), copied here to avoid a dependency. @public */
export interface StandardProps<Input, Output> {
  readonly version: 1;
  readonly vendor: 'waybill';
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
  /** Absent at run time: it carries the types for inference. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
}

/** @public */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** An issue as Standard Schema passes it to a form library: our fields with a message. @public */
export interface StandardIssue {
  /** The text to show: from the catalogue given to `configure`, and the bare code without one. */
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The part of `~standard` that `withJsonSchema` adds (Standard JSON Schema v1): it describes the input and the output. @public */
export interface StandardJsonProps {
  readonly jsonSchema: {
    readonly input: (options: StandardJsonOptions) => Record<string, unknown>;
    readonly output: (options: StandardJsonOptions) => Record<string, unknown>;
  };
}

/** @public */
export interface StandardJsonOptions {
  readonly target: string;
}
