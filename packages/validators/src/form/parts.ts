import type { Schema } from './schema';

/** A field of an object or an item of a list. */
export interface Part {
  readonly key: PropertyKey;
  /** Runs the schema of the part; engines call it faster than they read it from the schema each time. */
  readonly ask: Schema<unknown, unknown>['~run'];
}

/** The state of an object or a list at its first asynchronous part. */
export interface SoFar {
  readonly source: object;
  /** Index of the first issue of this value in the issues of the run. */
  readonly from: number;
  readonly typed: boolean;
  readonly whole: object;
  /** The key of the part whose outcome is still to come. */
  readonly key: PropertyKey;
  /** The parts after it. */
  readonly rest: Iterable<Part>;
  readonly put: (whole: object, key: PropertyKey, value: unknown) => void;
}
