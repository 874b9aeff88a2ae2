/** The argument that zod passes to a check. @public */
export interface ZodPayload {
  readonly value: unknown;
  readonly issues: {
    push(issue: {
      readonly code: 'custom';
      readonly input: unknown;
      readonly message: string;
      readonly path: PropertyKey[];
      readonly params: Record<string, unknown>;
      readonly continue: true;
    }): unknown;
  };
}

/** The context that arktype passes to a predicate beside the value. @public */
export interface ArkContext {
  reject(input: { message: string; relativePath: PropertyKey[] }): false;
}

/** @public */
export interface ValibotIssue {
  readonly kind: 'validation';
  readonly type: string;
  readonly input: unknown;
  readonly expected: null;
  readonly received: string;
  readonly message: string;
  readonly requirement: Readonly<Record<string, unknown>>;
  readonly path?: [ValibotPathItem, ...ValibotPathItem[]];
}

/** @public */
export interface ValibotPathItem {
  readonly type: 'unknown';
  readonly origin: 'value';
  readonly input: unknown;
  readonly key: unknown;
  readonly value: unknown;
}

/** @public */
export type ValibotDataset<Value> =
  | { typed: true; value: Value; issues?: undefined }
  | { typed: true; value: Value; issues: [ValibotIssue, ...ValibotIssue[]] }
  | { typed: false; value: unknown; issues: [ValibotIssue, ...ValibotIssue[]] };

/** One check for valibot, zod and arktype, for a value of the right type. @public */
export interface Check<out Value> {
  (payload: ZodPayload): void;
  (value: unknown, context: ArkContext): boolean;
  readonly kind: 'validation';
  readonly type: string;
  readonly reference: (...args: unknown[]) => Check<Value>;
  readonly expects: null;
  readonly async: false;
  readonly '~run': (dataset: { typed: boolean; value: unknown; issues?: unknown }) => ValibotDataset<Value>;
  readonly '~types'?: { readonly input: Value; readonly output: Value; readonly issue: ValibotIssue } | undefined;
}
