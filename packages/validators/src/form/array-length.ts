import { createRule } from './create-rule.ts';
import type { IssueParams } from './issue.ts';
import type { IssueCode } from './issue-code.ts';
import type { Rule } from './schema.ts';

type List = readonly unknown[];

/** Asks for a list of exactly so many items. The issue's params: `{ length }`. */
export function items(length: number): Rule<List> {
  return createItemsRule('items', length, length, { length });
}

/** Asks for a list of at least so many items. The issue's params: `{ min }`. */
export function minItems(min: number): Rule<List> {
  return createItemsRule('minItems', min, Infinity, { min });
}

/** Asks for a list of at most so many items. The issue's params: `{ max }`. */
export function maxItems(max: number): Rule<List> {
  return createItemsRule('maxItems', 0, max, { max });
}

/** Asks for a list whose number of items lies between two bounds, both included. The issue's params: `{ min, max }`. */
export function itemsRange(min: number, max: number): Rule<List> {
  return createItemsRule('itemsRange', min, max, { min, max });
}

function createItemsRule(code: IssueCode, min: number, max: number, params: IssueParams): Rule<List, List> {
  return createRule<List>(code, (value) => Array.isArray(value) && value.length >= min && value.length <= max, params);
}
