import type { TestDetailsAnnotation } from '@playwright/test';
import type { ConditionName } from './conditions';

/** Conditions that a journey cannot meet, each with the reason. */
export type LeftOut = Partial<Record<ConditionName, string>>;

const sign = 'leaves out ';

/** The details of a journey that leaves conditions out; a whole file has `journey.use({ leavesOut })`. */
export const leavesOut = (reasons: LeftOut): { annotation: TestDetailsAnnotation[] } => ({
  annotation: Object.entries(reasons).map(([name, description]) => ({ type: `${sign}${name}`, description })),
});

/** The conditions that the details of a journey leave out. */
export const leftOutBy = (annotations: readonly TestDetailsAnnotation[]): LeftOut =>
  Object.fromEntries(
    annotations
      .filter(({ type }) => type.startsWith(sign))
      .map(({ type, description = '' }) => [type.slice(sign.length), description]),
  );
