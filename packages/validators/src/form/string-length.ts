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
  return createRule<string>(code, (value) => typeof value === 'string' && isBetween(value, min, max), params);
}

/** A character has one or two UTF-16 units, so most strings are settled without counting. */
function isBetween(text: string, min: number, max: number): boolean {
  if (text.length < min || text.length > max * 2) return false;
  const count = text.length <= max && text.length >= min * 2 ? min : countCharacters(text);
  return count >= min && count <= max;
}
