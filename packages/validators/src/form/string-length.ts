import { countCharacters } from '../text/count-characters.ts';
import { createRule } from './create-rule.ts';
import type { IssueParams } from './issue.ts';
import type { IssueCode } from './issue-code.ts';
import type { Rule } from './schema.ts';

/** Asks for a string of exactly so many characters (Unicode code points). The issue's params: `{ length }`. */
export function length(length: number): Rule<string, string> {
  return createLengthRule('length', length, length, { length });
}

/** Asks for a string of at least so many characters (Unicode code points). The issue's params: `{ min }`. */
export function minLength(min: number): Rule<string, string> {
  return createLengthRule('minLength', min, Infinity, { min });
}

/** Asks for a string of at most so many characters (Unicode code points). The issue's params: `{ max }`. */
export function maxLength(max: number): Rule<string, string> {
  return createLengthRule('maxLength', 0, max, { max });
}

/** Asks for a string between two lengths, both included, in Unicode code points. The issue's params: `{ min, max }`. */
export function lengthRange(min: number, max: number): Rule<string, string> {
  return createLengthRule('lengthRange', min, max, { min, max });
}

function createLengthRule(code: IssueCode, min: number, max: number, params: IssueParams): Rule<string, string> {
  return createRule<string>(
    code,
    (value) => typeof value === 'string' && isBetween(countCharacters(value), min, max),
    params,
  );
}

function isBetween(count: number, min: number, max: number): boolean {
  return count >= min && count <= max;
}
