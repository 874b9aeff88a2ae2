import type { ConditionName } from './conditions';

/** A fault that a condition shows today. */
export interface Mark {
  /** The fault by its subject, and the file that has it. */
  readonly fault: string;
  readonly conditions: readonly ConditionName[];
  /** Titles of the failing journeys. A marked journey that passes fails the run, so that the mark is removed. */
  readonly journeys: RegExp;
  /** Words of the sentence in which the condition reports the fault. Other journeys do not report it again. */
  readonly sign?: RegExp;
}

/** Known faults; the fix of a fault removes its mark. */
export const marks: readonly Mark[] = [];
