import { createRule } from './create-rule.ts';
import type { IssueParams } from './issue.ts';
import type { IssueCode } from './issue-code.ts';
import type { Rule } from './schema.ts';

/** Asks for a number that is not smaller. The issue's params: `{ min }`. */
export function min(min: number): Rule<number, number> {
  return createBoundsRule('min', min, Infinity, { min });
}

/** Asks for a number that is not greater. The issue's params: `{ max }`. */
export function max(max: number): Rule<number, number> {
  return createBoundsRule('max', -Infinity, max, { max });
}

/** Asks for a number between two bounds, both included. The issue's params: `{ min, max }`. */
export function range(min: number, max: number): Rule<number, number> {
  return createBoundsRule('range', min, max, { min, max });
}

function createBoundsRule(code: IssueCode, min: number, max: number, params: IssueParams): Rule<number, number> {
  return createRule<number>(code, (value) => typeof value === 'number' && value >= min && value <= max, params);
}
