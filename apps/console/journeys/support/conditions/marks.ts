import type { ConditionName } from './conditions';

/** A fault that a condition shows today. */
export interface Mark {
  /** The fault by its subject, and the file that has it. */
  readonly fault: string;
  readonly conditions: readonly ConditionName[];
  /** Titles of the journeys that fail by it. They must fail: one that passes asks for the removal of the mark. */
  readonly journeys: RegExp;
  /** Words of the sentence in which the condition reports the fault. Other journeys do not report it again. */
  readonly sign?: RegExp;
}

/** The faults that are still to be mended. A mark goes with its fault. */
export const marks: readonly Mark[] = [];
