import type { Examples, Schema } from '../form/schema';

/** A rule with the other exports of its file. */
export interface RuleRow {
  readonly entry: string;
  readonly file: string;
  /** Export of the predicate; a minified build renames the function itself. */
  readonly name: string | undefined;
  readonly predicate: ((value: unknown, ...args: never[]) => boolean) | undefined;
  readonly schema: ((...args: never[]) => Schema<unknown>) | undefined;
  readonly facts: ((value: unknown, ...args: never[]) => unknown) | undefined;
  readonly code: string | undefined;
  readonly examples: () => Examples;
}
