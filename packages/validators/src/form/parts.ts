import type { Schema } from './schema';

/** A field of an object or an item of a list. */
export interface Part {
  readonly key: PropertyKey;
  readonly schema: Schema<unknown, unknown>;
}

/** What an object or a list has come to when one of its parts needs time. */
export interface SoFar {
  readonly source: object;
  /** Where in the run's issues those of this value begin. */
  readonly from: number;
  readonly typed: boolean;
  readonly whole: object;
  /** The key of the part whose outcome is still to come. */
  readonly key: PropertyKey;
  /** The parts after it. */
  readonly rest: Iterable<Part>;
  readonly put: (whole: object, key: PropertyKey, value: unknown) => void;
}
