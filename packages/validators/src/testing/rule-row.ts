import type { Examples, Schema } from '../form/schema';

/** A rule with all that stands in its file. */
export interface RuleRow {
  readonly entry: string;
  readonly file: string;
  readonly predicate?: (value: unknown, ...args: never[]) => boolean;
  readonly schema?: (...args: never[]) => Schema<unknown>;
  readonly facts?: (value: unknown, ...args: never[]) => unknown;
  readonly code?: string;
  readonly examples: () => Examples;
}
